import Synchronization

final class Hub: Sendable {
  private struct State {
    var sink: AsyncStream<Int>.Continuation?
    var count = 0
  }

  private let last = Mutex<AsyncStream<Int>.Continuation?>(nil)
  private let state = Mutex(State())
  private let all = Mutex<[Int: AsyncStream<Int>.Continuation]>([:])
  private let ended = Mutex<AsyncStream<Int>.Continuation?>(nil)

  func replies() -> AsyncStream<Int> {
    let (stream, sink) = AsyncStream.makeStream(of: Int.self)
    last.withLock { $0 = sink } // expect: stream_continuation_overwritten
    return stream
  }

  func counts() -> AsyncStream<Int> {
    AsyncStream { continuation in
      state.withLock { $0.sink = continuation } // expect: stream_continuation_overwritten
    }
  }

  // Each consumer has its own.
  func reply(to id: Int) -> AsyncStream<Int> {
    let (stream, sink) = AsyncStream.makeStream(of: Int.self)
    all.withLock { $0[id] = sink }
    return stream
  }

  // The old one is finished first.
  func newest() -> AsyncStream<Int> {
    let (stream, sink) = AsyncStream.makeStream(of: Int.self)
    ended.withLock {
      $0?.finish()
      $0 = sink
    }
    return stream
  }
}

final class Console: Sendable {
  private let sink = Mutex<AsyncStream<Int>.Continuation?>(nil)

  var lines: AsyncStream<Int> {
    AsyncStream { feed in
      feed.onTermination = { [sink] _ in sink.withLock { $0 = nil } }
      sink.withLock { $0 = feed } // expect: stream_continuation_overwritten
    }
  }
}
