import Dispatch
import Foundation

@MainActor final class Beacon {
  private let queue = DispatchQueue(label: "beacon")
  private lazy var later = DispatchQueue(label: "later")
  private var source: DispatchSourceTimer?
  private var watcher: DispatchSourceFileSystemObject?
  private var pending: DispatchWorkItem?
  private let group = DispatchGroup()
  private var count = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { [weak self] in // expect: callback_inherits_main_actor (write '{ @Sendable in')
      Task { @MainActor in self?.count += 1 }
    }
    source.setCancelHandler {} // expect: callback_inherits_main_actor (error)
    source.schedule(deadline: .now(), repeating: 1)
    source.resume()
    self.source = source
  }

  func watch(_ file: Int32) {
    watcher = DispatchSource.makeFileSystemObjectSource(fileDescriptor: file, eventMask: .write)
    watcher?.setEventHandler(handler: { self.count += 1 }) // expect: callback_inherits_main_actor
    watcher?.setRegistrationHandler { print("watching") } // expect: callback_inherits_main_actor
    watcher?.resume()
  }

  func handOver() {
    let item = DispatchWorkItem { print("work") } // expect: callback_inherits_main_actor
    queue.async(execute: item)
    later.async(execute: DispatchWorkItem(qos: .utility) { print("more") }) // expect: callback_inherits_main_actor
    item.notify(queue: queue) { print("done") } // expect: callback_inherits_main_actor
    group.notify(queue: .global()) { print("all") } // expect: callback_inherits_main_actor
    group.notify(queue: DispatchQueue.global(qos: .utility), execute: { // expect: callback_inherits_main_actor
      print("all of them")
    })
  }

  func debounce() {
    pending?.cancel()
    pending = DispatchWorkItem { [weak self] in // expect: callback_inherits_main_actor
      guard let self else { return }
      DispatchQueue.main.async { self.count += 1 }
    }
    if let pending { queue.async(execute: pending) }
  }

  func debounceBriefly() {
    let item = DispatchWorkItem { [weak self] in // expect: callback_inherits_main_actor
      self?.count += 1
    }
    let background = queue
    background.asyncAfter(deadline: .now() + 1, execute: item) // expect: dispatch_after
  }

  func tick() { count += 1 }

  func byName(_ fallback: DispatchQueue) {
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler(handler: tick) // expect: callback_inherits_main_actor (a main-actor function)
    timer.setCancelHandler(handler: self.tick) // expect: callback_inherits_main_actor
    timer.resume()
  }
}

// Formed in a closure that counts as the main actor.
final class Courier {
  func bring(_ channel: DispatchIO) {
    DispatchQueue.main.async {
      let work = DispatchWorkItem { print("brought") } // expect: callback_inherits_main_actor
      DispatchQueue.global().async(execute: work) // expect: dispatch_global_async
      channel.read(offset: 0, length: 1, queue: .global()) { _, _, _ in } // expect: callback_inherits_main_actor
    }
    Task { @MainActor in
      let source = DispatchSource.makeSignalSource(signal: 2)
      source.setEventHandler { print("signal") } // expect: callback_inherits_main_actor
      source.resume()
    }
  }
}
