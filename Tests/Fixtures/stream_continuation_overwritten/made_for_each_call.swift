actor Service {
  var continuation: AsyncThrowingStream<String, any Error>.Continuation?
  var other: AsyncStream<Int>.Continuation?
  var stream: AsyncStream<Int>?

  var pipe: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { self.continuation = $0 } // expect: stream_continuation_overwritten
  }

  func open() -> AsyncThrowingStream<String, any Error> {
    return AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
      self.continuation = continuation // expect: stream_continuation_overwritten
    }
  }

  func numbers() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    other = continuation // expect: stream_continuation_overwritten
    return stream
  }

  func more() -> AsyncStream<Int> {
    let made = AsyncStream<Int>.makeStream()
    self.other = made.continuation // expect: stream_continuation_overwritten
    return made.stream
  }
}
