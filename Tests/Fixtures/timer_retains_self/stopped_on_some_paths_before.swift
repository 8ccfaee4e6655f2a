import UIKit

final class Clock {
  private var timer: Timer?
  private var isOn = false

  func setRunning(_ isOn: Bool) {
    timer?.invalidate()
    guard isOn else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.tick() }
  }

  func tick() {}
}

final class Gauge: UIView {
  private var timer: Timer?
  private var link: CADisplayLink?

  override func willMove(toWindow window: UIWindow?) {
    timer?.invalidate()
    if window != nil {
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }
  }

  override func didMoveToWindow() {
    if window == nil {
      link?.invalidate()
    } else {
      link = CADisplayLink(target: self, selector: #selector(tick))
    }
  }

  @objc private func tick() {}
}

final class Pendulum {
  private var timer: Timer?
  private var isMoving = false

  func change(to state: Int) {
    switch state {
    case 0:
      timer?.invalidate()
    default:
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.swing() }
    }
  }

  func swing() {}
}

final class Replaced {
  private var timer: Timer?
  private var names: [String] = []

  func restart() {
    if let timer { timer.invalidate() }
    names.forEach { name in
      guard !name.isEmpty else { return }
      print(name)
    }
    do {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.swing() } // expect: timer_retains_self
    }
  }

  func swing() {}
}
