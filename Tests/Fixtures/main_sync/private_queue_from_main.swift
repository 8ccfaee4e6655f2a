import Dispatch

@MainActor final class Shop {
  private nonisolated let queue = DispatchQueue(label: "shop")
  private let counter = Counter()

  func open() {
    queue.sync { print("its block runs on main, and nothing waits for main") }
    DispatchQueue.global().sync { print("so does this") }
    queue.async {
      DispatchQueue.main.async { print("and this hops without waiting") }
      DispatchQueue.main.sync { print("here the queue waits, as main does above") } // expect: main_sync (use 'async')
    }
    counter.queue.sync { print("another object's queue") }
  }
}

final class Counter {
  let queue = DispatchQueue(label: "counter")
}
// file: Other.swift
import Dispatch

final class Other {
  let queue = DispatchQueue.main
}
