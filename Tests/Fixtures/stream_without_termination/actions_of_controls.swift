import UIKit

extension UIControl {
  func taps() -> AsyncStream<Void> {
    AsyncStream { continuation in // expect: stream_without_termination
      addAction(UIAction { _ in continuation.yield() }, for: .touchUpInside)
    }
  }

  func presses() -> AsyncStream<Void> {
    AsyncStream { continuation in
      let action = UIAction { _ in continuation.yield() }
      addAction(action, for: .touchDown)
      continuation.onTermination = { @Sendable [weak self] _ in
        Task { @MainActor in self?.removeAction(action, for: .touchDown) }
      }
    }
  }
}
