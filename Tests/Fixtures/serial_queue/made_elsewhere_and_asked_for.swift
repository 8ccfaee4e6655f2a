import Foundation

final class Store {
  private let queue: DispatchQueue // expect: serial_queue (2 functions)
  private let given: DispatchQueue
  private var items: [Int] = []

  init(name: String, given: DispatchQueue) {
    queue = DispatchQueue(label: "store." + name, target: .global())
    self.given = given
  }

  func add(_ item: Int) {
    queue.async { self.items.append(item) }
    given.async { print(item) }
  }

  func clearSoon() {
    self.queue.asyncAfter(deadline: .now() + 1) { [weak self] in self?.clear() } // expect: dispatch_after
    given.async { print(1) }
  }

  func clear() {
    dispatchPrecondition(condition: .onQueue(queue))
    items = []
  }
}

final class Radio {
  private let queue = DispatchQueue(label: "radio")
  let manager = Manager()

  func start() {
    manager.delegateQueue = queue
    queue.async { print(1) }
  }

  func stop() {
    queue.async { print(2) }
  }
}

final class Runner: SerialExecutor {
  private let queue: DispatchQueue

  init() {
    queue = DispatchQueue(label: "runner")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func wait() {
    queue.sync {}
  }
}

func local(_ queue: DispatchQueue) {
  let queue = DispatchQueue.main
  queue.async { print(1) }
}

final class Manager {
  var delegateQueue: DispatchQueue?
}
