import Foundation
import QuartzCore

final class Lamp {
  private var timer: Timer?
  private var timers: [String: Timer] = [:]

  func blink() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.toggle() } // expect: timer_retains_self
  }

  func blinkBare() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      toggle()
    }
  }

  func blinkByTarget() {
    timer = Timer.scheduledTimer( // expect: timer_retains_self (target)
      timeInterval: 1, target: self, selector: #selector(toggle), userInfo: nil, repeats: true)
  }

  func blinkByMethod() {
    self.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: fire) // expect: timer_retains_self
  }

  func blinkInSet() {
    timers["a"] = Timer(timeInterval: 1, repeats: true) { [self] _ in toggle() } // expect: timer_retains_self
  }

  func blinkInNestedBlock() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      DispatchQueue.main.async { [weak self] in self?.toggle() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc func toggle() {}
  func fire(_ timer: Timer) {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}

final class Restarted {
  private var timer: Timer?

  func start() {
    stop()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } // expect: timer_retains_self
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }

  func tick() {}

  deinit { stop() } // expect: deinit_timer_invalidate
}

final class Drawing {
  func animate() {
    let link = CADisplayLink(target: self, selector: #selector(step)) // expect: timer_retains_self
    link.add(to: .main, forMode: .common)
  }

  @objc func step() {}
}

final class Pump {
  private let source = DispatchSource.makeTimerSource(queue: .global())
  private var other: DispatchSourceTimer?

  init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { self.beat() } // expect: timer_retains_self
    source.resume()
  }

  func startOther() {
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { self.beat() } // expect: timer_retains_self
    timer.resume()
    other = timer
  }

  func beat() {}

  deinit { source.cancel() }
}
