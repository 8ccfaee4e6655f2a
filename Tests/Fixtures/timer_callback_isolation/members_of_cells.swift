import UIKit

final class PulseCell: UITableViewCell {
  private var pulse: Timer?

  func start() {
    pulse = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.contentView.alpha = 0.8 // expect: timer_callback_isolation
    }
  }

  func startOnMain() {
    pulse = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.contentView.alpha = 1 }
    }
  }
}

final class Window: NSObject {
  private var frame = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.frame = 1
    }
  }
}
