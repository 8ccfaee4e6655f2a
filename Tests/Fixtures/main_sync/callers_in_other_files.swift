import Dispatch

final class Store {
  var count = 0

  func shown() -> Int {
    DispatchQueue.main.sync { count } // expect: main_sync (warning)
  }

  func fetched(_ limit: Int) -> Int {
    DispatchQueue.main.sync { min(count, limit) } // expect: main_sync (note)
  }

  func mixed() -> Int {
    count += 1
    return DispatchQueue.main.sync { count } // expect: main_sync (warning)
  }

  func mixedFromHere() {
    DispatchQueue.global().async { print(self.mixed()) } // expect: dispatch_global_async
  }

  /// Other modules may call it, and nobody has seen that.
  public func counted() -> Int {
    DispatchQueue.main.sync { count } // expect: main_sync (note)
  }

  /// Another type has the method that is called.
  func cleared() -> Int {
    DispatchQueue.main.sync { count } // expect: main_sync (warning)
  }
}
// file: Screen.swift
import UIKit

final class Screen: UIViewController {
  let store = Store()

  override func viewDidLoad() {
    title = "\(store.shown()) of \(store.mixed())"
  }
}
// file: Fetcher.swift
import Dispatch

final class Fetcher {
  let store: Store
  let queue = DispatchQueue(label: "fetch") // expect: serial_queue

  init(store: Store) {
    self.store = store
  }

  func run() {
    queue.async { print(self.store.fetched(3), self.store.counted()) }
    Task.detached { [store] in print(store.fetched(4)) } // expect: blocking_in_async
  }

  func clear(_ others: [Other]) {
    queue.async { print(others[0].cleared()) }
  }
}

final class Other {
  func cleared() -> Int { 0 }
}
