import Foundation
import SwiftUI

// Views observe it, and nothing here takes it elsewhere.
final class PulseModel: ObservableObject {
  private var timer: Timer?
  private let queue = DispatchQueue(label: "pulse")

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.beat() }
    queue.async { [weak self] in self?.beat() }
  }

  func beat() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main is seen)
  }
}

@MainActor final class Board {
  private var timer: Timer?

  func load() async {
    Task { await self.load() }
  }

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (only main is seen to hold self)
  }
}

@MainActor final class Sender {
  private var timer: Timer?

  func send() {
    Task.detached { [weak self] in
      guard let self else { return }
      await self.send()
    }
  }

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}

// Who awaits the method holds the object, and lets go of it where it stands itself.
final class Fetcher: ObservableObject {
  private var timer: Timer?

  func fetch() async {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
  }
}

final class Writer: ObservableObject {
  private var timer: Timer?

  func write() {
    Task { await Task.yield(); self.done() }
  }

  func done() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}

final class Store: ObservableObject {
  private var timer: Timer?
  private let queue = DispatchQueue(label: "store")

  func save() {
    queue.async { self.done() }
  }

  func done() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}

// The tasks of a group end before what awaits them, and that is on main.
@MainActor final class Mosaic {
  private var timer: Timer?

  func fill() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.lay() }
    }
  }

  private func lay() async {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (only main is seen), deinit_calls_isolated
}
