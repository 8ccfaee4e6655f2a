import UIKit

final class ClockController: UIViewController {
  private let label = UILabel()

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.view.setNeedsLayout() // expect: timer_callback_isolation
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [label] _ in
      label.text = "late" // expect: timer_callback_isolation
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      guard let self else { return }
      title = "late" // expect: timer_callback_isolation
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      self.dismiss(animated: true) // expect: timer_callback_isolation
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.view.setNeedsLayout() }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [title] _ in
      print(title ?? "")
    }
  }
}
