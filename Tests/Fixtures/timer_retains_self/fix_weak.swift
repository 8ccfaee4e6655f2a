import Dispatch
import Foundation

@MainActor
final class Beacon {
  private var timer: Timer?
  private var fast: Timer?
  private var flashes = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      MainActor.assumeIsolated {
        self.flash()
      }
    }
    fast = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in Task { @MainActor in self.flash() } } // expect: timer_retains_self
  }

  func flash() { flashes += 1 }

  isolated deinit {
    timer?.invalidate()
    fast?.invalidate()
  }
}

final class Lamp: @unchecked Sendable {
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  func start() {
    timer.setEventHandler { print(self) } // expect: timer_retains_self
  }

  deinit {
    timer.cancel()
  }
}
