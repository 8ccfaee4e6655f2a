import QuartzCore

final class Recorder {
  private var autosave: Timer?
  private var lapTimer: Timer?

  func begin() {
    autosave = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in self.flush() } // expect: timer_retains_self
    lapTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.flush() }
  }

  func endLap() {
    guard let running = lapTimer.take() else { return }
    running.invalidate()
  }

  private func flush() {}

  deinit {
    autosave?.invalidate() // expect: deinit_timer_invalidate
  }
}

final class Animator: NSObject {
  private var link: CADisplayLink?
  private var fade: CADisplayLink?

  func play() {
    let link = CADisplayLink(target: self, selector: #selector(step(_:))) // expect: timer_retains_self
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func fadeOut() {
    fade = CADisplayLink(target: self, selector: #selector(dim(_:)))
    fade?.add(to: .main, forMode: .default)
  }

  @objc private func step(_ sender: CADisplayLink) {}

  // Each link gives itself to the method that it calls.
  @objc private func dim(_ sender: CADisplayLink) { sender.invalidate() }
}

// Code gives the timer to a method that Objective-C may call as well.
final class Halted: NSObject {
  private var timer: Timer?

  func begin() {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  func end() {
    if let timer { halt(timer) }
  }

  @objc private func tick() {}

  @objc private func halt(_ timer: Timer) { timer.invalidate() }
}
