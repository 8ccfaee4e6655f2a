final class Socket {
  private var outputs: AsyncStream<Int>.Continuation?
  private var count = 0

  func open() {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task {
      for await data in stream { // expect: for_await_captures_self
        count += data
      }
    }
    outputs = continuation
  }

  // Who gets the continuation may finish the stream.
  func open(_ source: (AsyncStream<Int>.Continuation) -> Void) {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task {
      for await data in stream {
        count += data
      }
    }
    source(continuation)
  }
}
