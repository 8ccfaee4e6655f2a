import Foundation

@MainActor final class Egg {
  private var timer: Timer?
  private var seconds = 180

  func boil() {
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds -= 1 // expect: timer_callback_isolation
    }
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.seconds -= 1 }
    }
  }
}
