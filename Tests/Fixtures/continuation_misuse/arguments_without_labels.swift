struct Token: Sendable {}
enum Problem: Error { case refused }

/// Which parameter an argument is given to is said by its place, where there is no label.
final class Client {
  func wait() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      finish(1, continuation)
      finish(2, continuation) // expect: continuation_misuse (already resumed)
    }
  }

  func waitForSome() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      finishAll(1, 2, 3, with: continuation)
      finishAll(with: continuation) // expect: continuation_misuse (already resumed)
    }
  }

  /// Of two, one is resumed.
  func race() async {
    await withCheckedContinuation { (first: CheckedContinuation<Void, Never>) in
      Task {
        await withCheckedContinuation { (second: CheckedContinuation<Void, Never>) in
          finishFirst(first, second)
          second.resume()
        }
      }
    }
  }

  private func finish(_ count: Int, _ continuation: CheckedContinuation<Void, Never>) {
    continuation.resume()
  }

  private func finishAll(_ counts: Int..., with continuation: CheckedContinuation<Void, Never>) {
    continuation.resume()
  }

  private func finishFirst(_ first: CheckedContinuation<Void, Never>, _ second: CheckedContinuation<Void, Never>) {
    first.resume()
  }

  /// Each call of the callback says what came of it.
  func token() async throws -> Token {
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
    opened(true, completion)
  }

  private func opened(_ success: Bool, _ completion: @escaping (Token?, (any Error)?) -> Void) {
    if success { completion(Token(), nil) } else { completion(nil, Problem.refused) }
  }

  /// The callback is not the last parameter.
  func tokenFromCache() async throws -> Token {
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

  private func ask(completion: @escaping (Token?, (any Error)?) -> Void, isFresh: Bool = false) {
    completion(Token(), nil)
  }
}

final class Chained {
  private func run(_ waiter: CheckedContinuation<Void, Never>, _ first: () -> Void, _ second: () -> Void) {
    waiter.resume()
  }

  func wait() async {
    await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
      run(waiter) {} _: {}
      run(waiter) {} _: {} // expect: continuation_misuse
    }
  }
}
