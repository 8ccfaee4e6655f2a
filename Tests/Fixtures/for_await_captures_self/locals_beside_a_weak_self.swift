// A local that is not self holds no self, nor does what was asked of a weak one.
import Foundation

final class Shelf {
  private var watching: Task<Void, Never>?
  private var count = 0

  func start(_ name: Notification.Name) {
    watching = Task { [weak self] in
      let center = NotificationCenter.default
      guard let start = self?.count else { return }
      for await _ in center.notifications(named: name) {
        self?.count += start
      }
    }
  }
}
