final class Bell {
  private var sender: AsyncStream<Int>.Continuation?
  private var rings: AsyncStream<Int>?

  func ringing() -> AsyncStream<Int> {
    .init { c in
      self.sender = c // expect: stream_continuation_overwritten
    }
  }

  func kept() -> AsyncStream<Int> {
    AsyncStream { c in self.keep(c) }
  }

  private func keep(_ c: AsyncStream<Int>.Continuation) {
    sender = c // expect: stream_continuation_overwritten
  }

  func start() {
    guard rings == nil else { return }
    rings = AsyncStream { c in self.sender = c }
  }
}
