/// The `case` of a condition begins no case of the `switch` around it.
func pick(_ ask: @escaping (@escaping (Result<Int, any Error>) -> Void) -> Void, _ known: [Int: Int?]) async -> Int {
  await withCheckedContinuation { continuation in
    ask { result in
      switch result {
      case .failure: continuation.resume(returning: 0)
      case .success(let key):
        guard case .some(.some(let value)) = known[key] else {
          continuation.resume(returning: -1)
          return
        }
        continuation.resume(returning: value)
      }
    }
  }
}

func pickOrForget(_ ask: @escaping (@escaping (Result<Int, any Error>) -> Void) -> Void, _ known: [Int: Int?]) async
  -> Int
{
  await withCheckedContinuation { continuation in // expect: continuation_misuse (one of the paths)
    ask { result in
      switch result {
      case .failure: continuation.resume(returning: 0)
      case .success(let key):
        if key > 0, case .some(.some(let value)) = known[key] {
          continuation.resume(returning: value)
        }
      }
    }
  }
}
