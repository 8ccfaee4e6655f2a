struct Token: Sendable {}
enum Problem: Error { case missing, refused }

final class Client {
  private var kept: ((Token?, (any Error)?) -> Void)?
  private var other: ((Token?, (any Error)?) -> Void)?
  private func load() throws -> Token { Token() }

  /// Each call says what came of it.
  func token() async throws -> Token {
    try await withCheckedThrowingContinuation { continuation in
      token(for: "a") { token, error in
        if let error {
          continuation.resume(throwing: error)
        } else if let token {
          continuation.resume(returning: token)
        }
      }
    }
  }

  private func token(for name: String, completion: @escaping (Token?, (any Error)?) -> Void) {
    guard !name.isEmpty else {
      completion(nil, Problem.missing)
      return
    }
    do {
      let token = try load()
      completion(token, nil)
    } catch {
      completion(nil, error)
    }
  }

  /// By way of another method, and of a property.
  func start() async throws -> Token {
    try await withCheckedThrowingContinuation { continuation in
      start { token, error in
        if let error {
          continuation.resume(throwing: error)
        } else if let token {
          continuation.resume(returning: token)
        }
      }
    }
  }

  private func start(_ completion: @escaping (Token?, (any Error)?) -> Void) {
    opened(true, completion: completion)
  }

  private func opened(_ success: Bool, completion: @escaping (Token?, (any Error)?) -> Void) {
    if success { kept = completion } else { completion(nil, Problem.refused) }
  }

  func came(_ token: Token) {
    kept?(token, nil)
  }

  /// Somebody who has neither says so.
  func ask() async throws -> Token {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation_misuse (without value and error)
      ask { token, error in
        if let error {
          continuation.resume(throwing: error)
        } else if let token {
          continuation.resume(returning: token)
        }
      }
    }
  }

  private func ask(_ completion: @escaping (Token?, (any Error)?) -> Void) {
    other = completion
  }

  func cameOrNot(_ token: Token?) {
    other?(token, nil)
  }

  /// '.none' is no answer.
  func deny() async throws -> Token {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation_misuse (without value and error)
      deny { token, error in
        if let error {
          continuation.resume(throwing: error)
        } else if let token {
          continuation.resume(returning: token)
        }
      }
    }
  }

  private func deny(_ completion: @escaping (Token?, (any Error)?) -> Void) {
    completion(.none, nil)
  }
}

final class Progressing {
  func token() async throws -> Date {
    try await withCheckedThrowingContinuation { continuation in
      ask { token, error in
        if let error {
          continuation.resume(throwing: error)
        } else if let token {
          continuation.resume(returning: token)
        }
      }
    }
  }

  private func ask(
    progress: ((Date?, (any Error)?) -> Void)? = nil,
    completion: ((Date?, (any Error)?) -> Void)? = nil
  ) {
    progress?(nil, nil)
    completion?(Date(), nil)
  }
}
