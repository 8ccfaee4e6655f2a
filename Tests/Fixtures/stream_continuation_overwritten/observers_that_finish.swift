final class Before {
  private var sender: AsyncStream<Int>.Continuation? {
    willSet { sender?.finish() }
  }

  func values() -> AsyncStream<Int> {
    AsyncStream { c in self.sender = c }
  }
}

final class After {
  private var feed: AsyncStream<Int>.Continuation? {
    didSet { oldValue?.finish() }
  }

  func values() -> AsyncStream<Int> {
    AsyncStream { c in self.feed = c }
  }
}

final class Counting {
  private var count = 0
  private var line: AsyncStream<Int>.Continuation? {
    didSet { count += 1 }
  }

  func values() -> AsyncStream<Int> {
    AsyncStream { c in
      self.line = c // expect: stream_continuation_overwritten
    }
  }
}
