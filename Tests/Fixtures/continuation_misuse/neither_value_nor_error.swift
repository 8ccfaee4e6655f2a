typealias Answer = (Int?, (any Error)?) -> Void

func load(_ fetch: (@escaping Answer) -> Void) async throws -> Int {
  try await withCheckedThrowingContinuation { done in // expect: continuation_misuse (note: without value and error)
    fetch { value, error in
      if let value {
        done.resume(returning: value)
      } else if let error {
        done.resume(throwing: error)
      }
    }
  }
}

func loadWithGuard(_ fetch: (@escaping Answer) -> Void) async throws -> Int {
  try await withCheckedThrowingContinuation { done in
    fetch { value, error in
      if let error = error {
        done.resume(throwing: error)
        return
      }
      guard let value else { return } // expect: continuation_misuse (note: without value and error)
      done.resume(returning: value)
    }
  }
}

func loadWithoutError(_ fetch: (@escaping Answer) -> Void) async throws -> Int {
  try await withCheckedThrowingContinuation { done in
    fetch { value, error in
      guard let value else { return } // expect: continuation_misuse (note: a path ends here)
      done.resume(returning: value)
      print(error as Any)
    }
  }
}

func loadOnFailure(_ fetch: (@escaping ((any Error)?) -> Void) -> Void) async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in // expect: continuation_misuse (note: one of the paths)
    fetch { error in
      if let error {
        done.resume(throwing: error)
      }
    }
  }
}

func loadOfSize(_ fetch: (@escaping Answer) -> Void) async throws -> Int {
  try await withCheckedThrowingContinuation { done in // expect: continuation_misuse (note: one of the paths)
    fetch { value, error in
      if let value, value > 3 {
        done.resume(returning: value)
      } else if let error {
        done.resume(throwing: error)
      }
    }
  }
}

final class Loader {
  private var count = 0

  func load(_ fetch: (@escaping Answer) -> Void) async throws -> Int {
    try await withCheckedThrowingContinuation { done in // expect: continuation_misuse (note: without value and error)
      fetch { [weak self] value, error in
        guard let self else {
          done.resume(throwing: CancellationError())
          return
        }
        self.count += 1
        if let error {
          done.resume(throwing: error)
        } else if let value {
          done.resume(returning: value)
        }
      }
    }
  }
}
