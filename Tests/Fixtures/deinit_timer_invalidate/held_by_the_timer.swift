// A timer that holds self keeps 'deinit' from running before it is invalid: there it comes too late.
import Foundation

final class Lamp {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer( // expect: timer_retains_self
      timeInterval: 1, target: self, selector: #selector(blink), userInfo: nil, repeats: true)
  }

  @objc private func blink() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: the timer holds self)
  }
}

final class Buoy {
  private var timer: Timer?
  private var height = 0

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.height += 1 } // expect: timer_retains_self
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    stop() // expect: deinit_timer_invalidate (note: the timer holds self)
  }
}

// One of two does not.
final class Siren {
  private var timer: Timer?
  private var count = 0

  func start(isOnce: Bool) {
    if isOnce {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.count += 1 }
    } else {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 } // expect: timer_retains_self
    }
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}

// Another's timer says nothing of this one.
final class Gong {
  private var timer: Timer?
  init(_ timer: Timer) { self.timer = timer }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}

// Once, and under keys.
final class Alarms: NSObject {
  private var timers: [String: Timer] = [:]

  func add(_ name: String) {
    timers[name] = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(ring), userInfo: nil, repeats: false)
  }

  @objc private func ring() {}

  deinit {
    for timer in timers.values {
      timer.invalidate() // expect: deinit_timer_invalidate (note: the timer holds self)
    }
    timers["a"]?.invalidate() // expect: deinit_timer_invalidate (note: the timer holds self)
  }
}

// A helper stops two timers, and one of them does not hold self.
final class Pumps {
  private var first: Timer?
  private var second: Timer?
  private var count = 0

  func start() {
    first = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 } // expect: timer_retains_self
    second = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }
  }

  private func stop() {
    first?.invalidate()
    second?.invalidate()
  }

  deinit {
    stop() // expect: deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}

// Another file may give it another timer.
final class Valve {
  var spring: Timer?
  private var count = 0

  func start() {
    spring = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 } // expect: timer_retains_self
  }

  deinit {
    spring?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}

// Nobody else gives it one, and a condition names it otherwise.
final class Tap {
  var timer: Timer?
  private var count = 0

  func start() {
    let made = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      Task { await self.drip() }
    }
    timer = made
  }

  private func drip() async {}

  deinit {
    if let running = self.timer {
      running.isValid ? running.invalidate() : () // expect: deinit_timer_invalidate (note: the timer holds self)
    }
  }
}
// file: Plumber.swift
import Foundation

struct Plumber {
  let valve: Valve

  func mend() {
    valve.spring = Timer(timeInterval: 1, repeats: true) { _ in }
  }
}

// By a method that is named with its labels.
final class Strobe {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: flash(_:)) // expect: timer_retains_self
  }

  private func flash(_ timer: Timer) {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: the timer holds self)
}
