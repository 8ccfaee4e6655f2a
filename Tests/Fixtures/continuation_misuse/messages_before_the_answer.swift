protocol Message {}
struct Line: Message { let text: String }
struct Warning: Message { let text: String }
struct Answer: Message { let code: Int }

final class Service {
  func open(_ handler: @escaping (any Message) -> Void) {}
  func ask(_ handler: @escaping (Result<Int, any Error>) -> Void) {}

  /// Lines and warnings come before the answer.
  func run() async -> Int {
    await withCheckedContinuation { continuation in
      open { message in
        switch message {
        case let line as Line: print(line.text)
        case let warning as Warning: print(warning.text)
        case let answer as Answer: continuation.resume(returning: answer.code)
        default: print("unknown")
        }
      }
    }
  }

  func askOnce() async -> Int {
    await withCheckedContinuation { continuation in // expect: continuation_misuse (one of the paths)
      ask { result in
        switch result {
        case .success(let code): continuation.resume(returning: code)
        case .failure(let error): print(error)
        }
      }
    }
  }
}
