import Foundation

class Ticker {
  var timer: Timer?

  func halt() { timer?.invalidate() }
}

final class Clock: Ticker {
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  }

  private func tick() {}
}

class Meter {
  var timer: Timer?

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

final class Gauge: Meter {
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.read() } // expect: timer_retains_self
  }

  private func read() {}
}
