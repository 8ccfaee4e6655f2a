// A local that is not self holds no self.
import Foundation

final class Shelf {
  private var watching: Task<Void, Never>?
  private var count = 0

  func start(_ name: Notification.Name) {
    watching = Task { [weak self] in
      let center = NotificationCenter.default
      if let first = ProcessInfo.processInfo.arguments.first { print(first) }
      for await _ in center.notifications(named: name) {
        self?.count += 1
      }
    }
  }
}
