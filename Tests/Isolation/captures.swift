import Combine
import Foundation

final class Meter {
  var reading = 0
  let store = Store()
  var handler: (() -> Void)?
  var subscription: AnyCancellable?
  let queue = DispatchQueue(label: "meter")

  func plain() {
    Task { self.reading = 1 } // captures: self strongly by name; runs as a task
    Task { reading = 1 } // captures: self strongly through a member; runs as a task
    Task.detached { [self] in reading = 1 } // captures: self strongly in its list; runs as a detached task
    Task { [store] in store.save() } // captures: no self; runs as a task
    Task { [unowned self] in reset() } // captures: self unowned in its list; runs as a task
    Task { print(Self.self) } // captures: no self; runs as a task
  }

  func weakly() {
    Task { [weak self] in self?.reset() } // captures: self weakly in its list; runs as a task
    Task { [weak self] in // captures: self weakly in its list, strongly from line 24; runs as a task
      await Task.yield()
      guard let self else { return }
      reset()
    }
    queue.async { [weak self] in // captures: self weakly in its list; kept, called in the background
      Task { self?.reset() } // captures: self weakly by name; runs as a task
    }
    queue.async { [weak me = self] in // captures: self weakly in its list, strongly from line 31; kept, called in the background
      if let here = me { here.reset() }
    }
  }

  func aliases() {
    let me = self
    let act = reset
    Task { me.reset() } // captures: self strongly through an alias; runs as a task
    Task { act() } // captures: self strongly through an alias; runs as a task
    Task { [act] in act() } // captures: self strongly through an alias; runs as a task
    func local() { reset() }
    Task { local() } // captures: self strongly through an alias; runs as a task
    let reading = 2
    Task { print(reading) } // captures: no self; runs as a task
    Task { [reading = self.reading] in print(reading) } // captures: no self; runs as a task
  }

  func nested(_ names: [String]) {
    queue.async { Task { self.reset() } } // captures: self strongly by name; runs as a task
    queue.async { // captures: self strongly by name; kept, called in the background
      Task { print(self.reading) }
      reset()
    }
    names.forEach { print($0, reading) } // captures: self strongly through a member; runs in place
    DispatchQueue.main.async { self.reset() } // captures: self strongly by name; kept, called on the main thread
    MainActor.assumeIsolated { self.reset() } // captures: self strongly by name; runs in place on the main actor
    keep { self.reset() } // captures: self strongly by name; kept, called on an unknown thread
    apply { self.reset() } // captures: self strongly by name; runs in place
    unknown.take { self.reset() } // captures: self strongly by name; its fate is unknown
  }

  func repeating(_ names: [String]) {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in // captures: self weakly in its list; kept, called on the main thread, repeatedly
      self?.reset()
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.reset() } // captures: self strongly by name; kept, called on the main thread
    subscription = names.publisher.receive(on: DispatchQueue.main).sink { _ in // captures: self strongly through a member; kept, called on the main thread, repeatedly
      reset()
    }
  }

  static func make() -> Meter {
    let meter = Meter()
    Task { meter.reset() } // captures: no self; runs as a task
    return meter
  }

  func keep(_ block: @escaping () -> Void) { handler = block }
  func apply(_ block: () -> Void) { block() }
  func reset() {}
}

struct Value {
  var count = 0
  func act() { Task { print(count) } } // captures: no self; runs as a task
}

final class Store { func save() {} }
