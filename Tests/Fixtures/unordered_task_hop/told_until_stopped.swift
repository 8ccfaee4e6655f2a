// A protocol's function that tells a handler until another one stops it.
protocol Gauge: AnyObject, Sendable {
  func start(_ handler: @escaping @Sendable (Double) -> Void)
  func calibrate(_ handler: @escaping @Sendable (Double) -> Void)
  func stop()
}

protocol Engine: AnyObject, Sendable {
  func start(_ completionHandler: @escaping @Sendable (Double) -> Void)
  func stop()
}

protocol Heater: AnyObject, Sendable {
  func start(_ handler: @escaping @Sendable (Double) -> Void)
}

struct Feed: Sendable {
  let gauge: any Gauge
  let engine: any Engine
  let heater: any Heater
  let sink: Sink

  func run() {
    gauge.start { level in
      Task { await sink.accept(level) } // expect: unordered_task_hop
    }
    gauge.calibrate { level in Task { await sink.accept(level) } }
    engine.start { level in Task { await sink.accept(level) } }
    heater.start { level in Task { await sink.accept(level) } }
  }

  func levels() -> AsyncStream<Double> {
    AsyncStream { continuation in // expect: stream_without_termination
      gauge.start { continuation.yield($0) }
    }
  }

  func first() async -> Double {
    await withCheckedContinuation { continuation in
      gauge.start { continuation.resume(returning: $0) } // expect: continuation_misuse (this may run again)
    }
  }

  func ready() async -> Double {
    await withCheckedContinuation { continuation in
      engine.start { continuation.resume(returning: $0) }
    }
  }
}

actor Sink {
  func accept(_ level: Double) {}
}
