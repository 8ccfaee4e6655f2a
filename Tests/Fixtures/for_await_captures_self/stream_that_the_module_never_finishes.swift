final class Meter {
  private let readings: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  private var last = 0

  init() {
    (readings, continuation) = AsyncStream.makeStream(of: Int.self)
  }

  func start(_ source: Source) {
    Task {
      for await reading in readings { // expect: for_await_captures_self
        self.last = reading
      }
    }
    Task {
      for await reading in self.readings { self.last = reading } // expect: for_await_captures_self
    }
    Task {
      for await reading in source.values() { self.last = reading } // expect: for_await_captures_self
    }
    Task {
      for await reading in source.stream.map({ $0 + 1 }) { self.last = reading } // expect: for_await_captures_self
    }
    let stream = AsyncStream<Int> { _ in }
    Task {
      for await reading in stream { self.last = reading } // expect: for_await_captures_self
    }
  }

  func push(_ reading: Int) {
    continuation.yield(reading)
  }
}
// file: Source.swift
struct Source {
  var stream: AsyncStream<Int>

  func values() -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.yield(1)
    }
  }
}
