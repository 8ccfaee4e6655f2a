// A file may end one stream and not another: all that happens to a continuation counts.
actor Room {
  private var feed: AsyncStream<Int>.Continuation?
  private var log: AsyncStream<Int>.Continuation?
  private var relaying: Task<Void, Never>?
  private var logging: Task<Void, Never>?
  private var count = 0

  func messages() -> AsyncStream<Int> {
    AsyncStream { continuation in
      feed = continuation // expect: stream_continuation_overwritten
      continuation.onTermination = { [weak self] _ in
        Task { await self?.forget() }
      }
    }
  }

  func lines() -> AsyncStream<Int> {
    AsyncStream { continuation in
      log = continuation // expect: stream_continuation_overwritten
    }
  }

  func post(_ message: Int) { feed?.yield(message) }
  func close() { log?.finish() }
  private func forget() { feed = nil }

  func relay() {
    relaying = Task {
      for await message in messages() { // expect: for_await_captures_self
        count += message
      }
    }
  }

  func logAll() {
    logging = Task {
      for await line in lines() {
        count += line
      }
    }
  }
}

// The last of many mentions ends the stream.
actor Ticker {
  private var feed: AsyncStream<Int>.Continuation?
  private var counting: Task<Void, Never>?
  private var count = 0

  func ticks() -> AsyncStream<Int> {
    AsyncStream { continuation in
      feed = continuation // expect: stream_continuation_overwritten
    }
  }

  func post() {
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
    feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0); feed?.yield(0)
  }

  func close() { feed?.finish() }

  func countAll() {
    counting = Task {
      for await tick in ticks() {
        count += tick
      }
    }
  }
}
