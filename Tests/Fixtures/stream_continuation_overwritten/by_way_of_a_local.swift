final class Feed {
  private var continuation: AsyncStream<Int>.Continuation?
  private let once: AsyncStream<Int>

  init() {
    var made: AsyncStream<Int>.Continuation?
    once = AsyncStream { made = $0 }
    continuation = made
  }

  func values() -> AsyncStream<Int> {
    var made: AsyncStream<Int>.Continuation!
    let stream = AsyncStream<Int> { made = $0 }
    continuation = made // expect: stream_continuation_overwritten
    return stream
  }

  func own() -> AsyncStream<Int> {
    var made: AsyncStream<Int>.Continuation!
    let stream = AsyncStream<Int> { made = $0 }
    made.yield(1)
    return stream
  }
}
