final class Recorder {
  private let samples: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  private var last = 0

  init() {
    (samples, continuation) = AsyncStream.makeStream(of: Int.self)
  }

  func start(_ tape: Tape) {
    Task {
      for await sample in samples { self.last = sample }
    }
    Task {
      for await sample in tape.stream { self.last = sample }
    }
  }

  func stop() {
    continuation.finish()
  }
}
// file: Tape.swift
struct Tape {
  let stream = AsyncStream<Int> { continuation in
    continuation.yield(1)
    continuation.finish()
  }
}
