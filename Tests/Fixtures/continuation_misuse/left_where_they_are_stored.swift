struct Closed: Error {}

final class Line {
  private var pending: CheckedContinuation<Int, any Error>?
  private var isOpen = true

  func ask() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      pending = continuation
      guard isOpen else {
        continuation.resume(throwing: Closed()) // expect: continuation_misuse (stays in its property)
        return
      }
      send()
    }
  }

  func askFirst() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      guard isOpen else { return continuation.resume(throwing: Closed()) }
      pending = continuation
      send()
    }
  }

  func askAndTakeOut() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      pending = continuation
      guard isOpen else {
        pending = nil
        return continuation.resume(throwing: Closed())
      }
      send()
    }
  }

  func askAndTakeOutThen() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      pending = continuation
      if isOpen {
        send()
      } else {
        continuation.resume(throwing: Closed())
        pending = nil
      }
    }
  }

  func cancel() {
    pending?.resume(throwing: CancellationError())
    pending = nil
  }

  /// One branch forgets to take it out.
  func answered(_ number: Int?, _ error: (any Error)?) {
    if let error {
      pending?.resume(throwing: error) // expect: continuation_misuse (stays in its property)
    } else {
      pending?.resume(returning: number ?? 0)
      pending = nil
    }
  }

  func answeredOnce(_ number: Int?, _ error: (any Error)?) {
    guard let pending else { return }
    self.pending = nil
    if let error { pending.resume(throwing: error) } else { pending.resume(returning: number ?? 0) }
  }

  private func send() {}
}

/// Nobody else resumes it.
final class Lamp {
  private var pending: CheckedContinuation<Void, Never>?

  func light() async {
    await withCheckedContinuation { continuation in
      pending = continuation
      continuation.resume()
    }
  }
}
