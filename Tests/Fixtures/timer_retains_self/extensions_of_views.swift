import UIKit

extension UIViewController {
  func startBlinking() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      MainActor.assumeIsolated { self.view.isHidden.toggle() }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.view.isHidden.toggle() }
    }
  }
}

// A value, as far as anybody here can see.
extension Pulse {
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      print(self)
    }
  }
}
