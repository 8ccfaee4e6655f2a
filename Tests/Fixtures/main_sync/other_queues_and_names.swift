import Dispatch
import Synchronization

final class Depot {
  private let queue = DispatchQueue(label: "depot")
  private let store = Store()
  private let main = Store()
  private let lock = Mutex(0)
  private var given: DispatchQueue
  private var changing = DispatchQueue.main

  init(given: DispatchQueue) {
    self.given = given
  }

  func run(_ callbackQueue: DispatchQueue) {
    queue.sync { print("own queue") }
    self.queue.sync { print("own queue") }
    DispatchQueue.global().sync { print("global") }
    DispatchQueue(label: "new").sync { print("new") }
    DispatchQueue.main.async { print("async") }
    DispatchQueue.main.asyncAfter(deadline: .now()) { print("after") } // expect: dispatch_after
    store.sync()
    store.main.sync()
    main.sync()
    self.main.sync()
    sync()
    given.sync { print("given") }
    callbackQueue.sync { print("given") }
    lock.withLock { $0 += 1 }
    changing.sync { print("who knows") }
    Imported.queue.sync { print("another file's") }
    OperationQueue.main.sync()
  }

  func sync() {}
}

final class Store {
  var main: Store { self }
  func sync() {}
}
