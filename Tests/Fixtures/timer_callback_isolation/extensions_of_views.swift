import UIKit

extension UIViewController {
  var isBlinking: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  func blink() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.isBlinking = false // expect: timer_callback_isolation
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.isBlinking = false }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] timer in
      self?.note(timer)
    }
  }

  nonisolated func note(_ timer: Timer) {}
}
