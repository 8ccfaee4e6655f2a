final class Loader {
  var api: API
  func forgetsWhenGone(_ other: Loader) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      api.load { [weak other] result in
        guard let other else { return } // expect: continuation_misuse (without resuming)
        switch result {
        case .success(let value): continuation.resume(returning: other.twice(value))
        case .failure(let error): continuation.resume(throwing: error)
        }
      }
    }
  }

  func forgetsOneCase() async {
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      api.load { result in
        switch result {
        case .success: continuation.resume()
        case .failure(let error): print(error)
        }
      }
    }
  }

  func fallsThrough() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      api.load { value, error in
        if let error {
          continuation.resume(throwing: error)
        }
        continuation.resume(returning: value ?? 0) // expect: continuation_misuse (already resumed)
      }
    }
  }

  func eachPathOnce() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      api.load { value, error in
        if let error {
          return continuation.resume(throwing: error)
        }
        guard let value else {
          continuation.resume(throwing: Missing())
          return
        }
        continuation.resume(returning: value)
      }
    }
  }

  func catches() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      api.load { data in
        do {
          continuation.resume(returning: try decode(data))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  func resumesBehindWhatThrows() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      api.load { data in
        do {
          let value = try decode(data)
          continuation.resume(returning: value)
          try store(value)
        } catch {
          continuation.resume(throwing: error) // expect: continuation_misuse
        }
      }
    }
  }

  func trapsInstead() async -> Int {
    await withCheckedContinuation { continuation in
      api.load { value in
        guard let value else { fatalError("no value") }
        continuation.resume(returning: value)
      }
    }
  }
}
