import Foundation

final class Metronome {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.beat() } // expect: timer_retains_self
  }

  func beat() {}

  deinit { stop() } // expect: deinit_timer_invalidate
}

private extension Metronome {
  func stop(fully: Bool = true) { timer?.invalidate() }
}
