// A local that branches give a timer, an element that a local gives, a collection that begins empty.
import Foundation

final class Metronome {
  private var timer: Timer?

  init(at date: Date?) {
    let timer: Timer
    if let date {
      timer = Timer(fireAt: date, interval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: timer_retains_self
    } else {
      timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: timer_retains_self
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .default)
  }

  @objc private func tick() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: the timer holds self)
  }
}

// One branch's timer holds self weakly.
final class Drum {
  private var timer: Timer?

  init(at date: Date?) {
    let timer: Timer
    if let date {
      timer = Timer(fireAt: date, interval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: timer_retains_self
    } else {
      timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .default)
  }

  @objc private func tick() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be)
  }
}

final class Bells: NSObject {
  var timers = [String: Timer]()

  func add(_ name: String) {
    DispatchQueue.main.async {
      let timer = Timer.scheduledTimer( // expect: timer_retains_self
        timeInterval: 1, target: self, selector: #selector(self.ring), userInfo: nil, repeats: true)
      self.timers[name] = timer
    }
  }

  @objc private func ring() {}

  deinit {
    for timer in timers.values {
      timer.invalidate() // expect: deinit_timer_invalidate (note: the timer holds self)
    }
  }
}

// One that was there from the start does not hold self.
final class Chimes: NSObject {
  private var timers: [String: Timer] = ["first": Timer(timeInterval: 1, repeats: false) { _ in }]

  func add(_ name: String) {
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(ring), userInfo: nil, repeats: false)
    timers[name] = timer
  }

  @objc private func ring() {}

  deinit {
    for timer in timers.values {
      timer.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be)
    }
  }
}

// Two locals are given each other.
final class Swap {
  private var timer: Timer?

  func start() {
    var first = Timer.scheduledTimer( // expect: timer_retains_self
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    var second = first
    first = second
    second = first
    timer = second
  }

  @objc private func tick() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: the timer holds self)
  }
}
