// A property keeps the continuation, and one method resumes it twice.
actor Reading {
  private var waiting: CheckedContinuation<Int, any Error>?
  private var other: CheckedContinuation<Int, any Error>?

  func value() async throws -> Int {
    try await withCheckedThrowingContinuation { waiting = $0 } // expect: continuation_misuse (a second call stores over)
  }

  func next() async throws -> Int {
    try await withCheckedThrowingContinuation { other = $0 }
  }

  func didRead(_ value: Int, _ error: (any Error)?) {
    if let error {
      waiting?.resume(throwing: error)
    }
    waiting?.resume(returning: value) // expect: continuation_misuse (already resumed on this path)
    waiting = nil
  }

  func didReadAlone(_ value: Int, _ error: (any Error)?) {
    guard let waiting else { return }
    if let error { waiting.resume(throwing: error) }
    waiting.resume(returning: value) // expect: continuation_misuse (already resumed on this path)
    self.waiting = nil
  }

  // Each path once.
  func didReadEither(_ value: Int, _ error: (any Error)?) {
    if let error {
      waiting?.resume(throwing: error)
      waiting = nil
      return
    }
    waiting?.resume(returning: value)
    waiting = nil
  }

  func didReadOther(_ value: Int, _ error: (any Error)?) {
    if let error {
      waiting?.resume(throwing: error)
    } else {
      waiting?.resume(returning: value)
    }
    waiting = nil
  }

  // One after the other, of two properties, and of one that has another continuation by then.
  func didReadBoth(_ value: Int) async {
    waiting?.resume(returning: value)
    other?.resume(returning: value)
    waiting = nil
    other = nil
    waiting?.resume(returning: value)
    waiting = nil
  }
}

final class Node {
  private var waiting: CheckedContinuation<Int, Never>?
  private var next: Node?

  func value() async -> Int {
    await withCheckedContinuation { waiting = $0 } // expect: continuation_misuse
  }

  // Each object has its own.
  func tell(_ value: Int) {
    waiting?.resume(returning: value)
    next?.waiting?.resume(returning: value)
    waiting = nil
    next?.waiting = nil
  }
}
