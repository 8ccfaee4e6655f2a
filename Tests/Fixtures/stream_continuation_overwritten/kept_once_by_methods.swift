import Foundation

// The second one is turned away.
final class Chunks: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: AsyncStream<Int>.Continuation?

  func chunks() -> AsyncStream<Int> {
    AsyncStream { continuation in
      setContinuation(continuation)
    }
  }

  private func setContinuation(_ continuation: AsyncStream<Int>.Continuation) {
    lock.lock()
    guard self.continuation == nil else {
      lock.unlock()
      return
    }
    self.continuation = continuation
    lock.unlock()
  }
}
