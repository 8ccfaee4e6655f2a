import Foundation

enum Outcome {
  case success(String)
  case failure(any Error)

  var value: String? { if case .success(let value) = self { value } else { nil } }
  var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

final class SignIn {
  func token() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation_misuse (note: without value and error)
      ask { token, error in
        if let error {
          continuation.resume(throwing: error)
        }
        if let token {
          continuation.resume(returning: token) // expect: continuation_misuse (note: if both are there)
        }
      }
    }
  }

  func isKnown() async -> Bool {
    await withCheckedContinuation { continuation in // expect: continuation_misuse (note: one of the paths)
      look { (outcome) in
        if let error = outcome.error {
          print(error)
          continuation.resume(returning: false)
        }
        if let value = (outcome.value) {
          continuation.resume(returning: !value.isEmpty) // expect: continuation_misuse (note: if both are there)
        }
      }
    }
  }

  func tokenOrNothing() async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation_misuse (note: without value and error)
      ask { token, error in
        if let error {
          continuation.resume(throwing: error)
        }
        if token != nil {
          continuation.resume(returning: token) // expect: continuation_misuse (note: if both are there)
        }
      }
    }
  }

  func tokenWithoutLook() async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      ask { token, error in
        if let error {
          continuation.resume(throwing: error)
        }
        continuation.resume(returning: token) // expect: continuation_misuse (error: the continuation was already resumed on this path)
      }
    }
  }

  func ask(_ done: @escaping (String?, (any Error)?) -> Void) { done(nil, nil) }
  func look(_ done: @escaping (Outcome) -> Void) { done(.success("")) }
}

// Finished operations stay so.
func end(of operation: Operation) async {
  await withCheckedContinuation { continuation in
    let observation = operation.observe(\.isFinished) { operation, _ in
      if operation.isFinished {
        continuation.resume()
      }
    }
    operation.completionBlock = { observation.invalidate() }
  }
}

func endAtOnceOrLater(of operation: Operation) async {
  await withCheckedContinuation { continuation in
    let observation = operation.observe(\.isFinished, options: [.initial, .new]) { _, _ in
      continuation.resume() // expect: continuation_misuse (error: this may run again)
    }
    print(observation)
  }
}

final class Download: NSObject {
  @objc dynamic var isFinished = false
}

func end(of download: Download) async {
  await withCheckedContinuation { continuation in
    let observation = download.observe(\.isFinished) { _, _ in
      continuation.resume() // expect: continuation_misuse (error: this may run again)
    }
    print(observation)
  }
}
