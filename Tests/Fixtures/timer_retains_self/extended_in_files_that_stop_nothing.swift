import Foundation

final class Ticker {
  var timer: Timer?
  var count = 0
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate

  func start() {
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      self.count += 1
    }
  }
}

// file: Ticker+Text.swift
extension Ticker {
  var text: String { "\(count)" }
}

// file: Base.swift
class Base {
  var timer: Timer?
}

// file: Derived.swift
final class Derived: Base {
  func start() {
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      self.act()
    }
  }

  func act() {}
}

// file: Stopping.swift
class Stopping {
  var timer: Timer?
  func stop() { timer?.invalidate() }
}

// file: Stopped.swift
final class Stopped: Stopping {
  func start() {
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.act() }
  }

  func act() {}
}
