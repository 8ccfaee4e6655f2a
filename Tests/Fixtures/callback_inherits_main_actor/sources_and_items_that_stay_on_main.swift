import Dispatch
import Foundation

@MainActor final class Ticker {
  private let queue = DispatchQueue(label: "ticker")
  private let main = DispatchQueue.main
  private let onMain = DispatchQueue(label: "ui", target: .main)
  private var timer: DispatchSourceTimer?
  private var count = 0

  func start(given: DispatchQueue) {
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer?.setEventHandler { [weak self] in self?.count += 1 }
    let other = DispatchSource.makeTimerSource(flags: [], queue: main)
    other.setEventHandler { self.count += 1 }
    // Who knows?
    let third = DispatchSource.makeTimerSource(queue: given)
    third.setEventHandler { self.count += 1 }
    let fourth = DispatchSource.makeTimerSource(queue: onMain)
    fourth.setEventHandler { self.count += 1 }
    // Says that it may run anywhere.
    let fifth = DispatchSource.makeTimerSource(queue: queue)
    fifth.setEventHandler { @Sendable in print("tick") }
  }

  func items(given: DispatchQueue) {
    let item = DispatchWorkItem { self.count += 1 }
    DispatchQueue.main.async(execute: item)
    let late = DispatchWorkItem { self.count += 1 }
    main.asyncAfter(deadline: .now() + 1, execute: late) // expect: dispatch_after
    let unknown = DispatchWorkItem { self.count += 1 }
    given.async(execute: unknown)
    let direct = DispatchWorkItem { self.count += 1 }
    direct.perform()
    let loose = DispatchWorkItem { @Sendable in print("loose") }
    queue.async(execute: loose)
    let group = DispatchGroup()
    group.notify(queue: .main) { self.count += 1 }
    group.notify(queue: main) { self.count += 1 }
  }

  // Another item of the same name.
  func one() {
    let job = DispatchWorkItem { self.count += 1 }
    DispatchQueue.main.async(execute: job)
  }

  nonisolated func two() {
    let job = DispatchWorkItem { print("two") }
    queue.async(execute: job)
  }

  nonisolated func watch() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { print("nothing to inherit") }
    source.resume()
  }
}

final class Worker {
  private let queue = DispatchQueue(label: "worker")

  func run() {
    let item = DispatchWorkItem { print("not on the main actor") }
    queue.async(execute: item)
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { print("neither") }
    source.resume()
  }
}

actor Depot {
  private let queue = DispatchQueue(label: "depot")

  func run() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { print("an actor's, but without self") }
    source.resume()
  }
}
