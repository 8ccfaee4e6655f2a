import Foundation

final class Waiter {
  var count = 0

  func once() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) {
        self.count += 1
        break
      }
    }
    Task {
      for await note in NotificationCenter.default.notifications(named: .init("b")) {
        if self.isLast(note) { return }
      }
    }
  }

  func always() {
    Task {
      for await note in NotificationCenter.default.notifications(named: .init("c")) { // expect: for_await_captures_self
        if Task.isCancelled { break }
        switch note.name {
        case .init("d"): break
        default: self.count += 1
        }
      }
    }
  }

  func isLast(_ note: Notification) -> Bool { count > 3 }
}
