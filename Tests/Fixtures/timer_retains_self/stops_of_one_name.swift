import Foundation

final class Clock {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } // expect: timer_retains_self
  }

  private func tick() {}
  private func stop() { timer?.invalidate() }

  deinit { stop() } // expect: deinit_timer_invalidate
}

final class Door {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  }

  func close() { stop() }
  private func tick() {}
  private func stop() { timer?.invalidate() }
}
