import Foundation

final class Desk {
  private var count = 0
  var notes: NotificationCenter.Notifications { NotificationCenter.default.notifications(named: .init("desk")) }

  func start() {
    Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("desk")) { // expect: for_await_captures_self (self is strong)
        self.count += 1
      }
    }
    Task { [weak self] in
      guard let me = self else { return }
      print("a line between")
      for await _ in NotificationCenter.default.notifications(named: .init("desk")) { // expect: for_await_captures_self (self is strong)
        me.count += 1
      }
    }
    Task { [weak self] in
      if let self {
        for await _ in NotificationCenter.default.notifications(named: .init("desk")) { // expect: for_await_captures_self (self is strong)
          self.count += 1
        }
      }
    }
    Task { [weak self] in
      guard let self = self, self.count == 0 else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("desk")) { // expect: for_await_captures_self (self is strong)
        count += 1
      }
    }
    Task { [weak self] in
      let me = self
      for await _ in NotificationCenter.default.notifications(named: .init("desk")) { // expect: for_await_captures_self
        me?.count += 1
      }
    }
    Task { [weak desk = self] in
      guard let desk else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("desk")) { // expect: for_await_captures_self
        desk.count += 1
      }
    }
    Task { [weak self] in
      while let self {
        for await _ in NotificationCenter.default.notifications(named: .init("desk")) { // expect: for_await_captures_self
          self.count += 1
        }
      }
    }
  }
}
