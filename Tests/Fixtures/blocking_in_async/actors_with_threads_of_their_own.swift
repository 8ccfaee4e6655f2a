import Foundation

/// Who awaits it waits without a thread.
actor Desk {
  let queue = DispatchSerialQueue(label: "desk")
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
  let papers = DispatchGroup()

  func execute<Value>(_ work: () throws -> Value) rethrows -> Value { try work() }

  func clear() {
    papers.wait()
  }
}

actor Counter {
  func execute<Value>(_ work: () throws -> Value) rethrows -> Value { try work() }
}

final class Office {
  let desk = Desk()
  let counter = Counter()
  let visitors = DispatchGroup()

  func close() async {
    await desk.execute { visitors.wait() }
    await desk.clear()
  }

  func closeAtOnce() async {
    await counter.execute { visitors.wait() } // expect: blocking_in_async
  }

  func closeHere() async {
    visitors.wait() // expect: blocking_in_async
  }
}
