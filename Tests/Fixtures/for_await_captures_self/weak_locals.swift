import Foundation

final class Listener {
  private var count = 0

  func listen() {
    weak var weakSelf = self
    unowned let owner = self
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { weakSelf?.count += 1 }
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("b")) { owner.count += 1 }
    }
  }

  func hold() {
    let me = self
    weak var weakSelf = self
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("c")) { me.count += 1 } // expect: for_await_captures_self
    }
    Task {
      guard let strongSelf = weakSelf else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("d")) { // expect: for_await_captures_self (self is strong)
        strongSelf.count += 1
      }
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("e")) {
        guard let strongSelf = weakSelf else { return }
        strongSelf.count += 1
      }
    }
  }
}
