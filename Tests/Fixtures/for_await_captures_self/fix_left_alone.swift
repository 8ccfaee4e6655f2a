import Foundation

/// Self is needed beside the loop as well, or a weak one would not be the same.
@MainActor
final class Gauge {
  private var count = 0

  func start() {
    Task {
      self.count = 0
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { // expect: for_await_captures_self
        self.count += 1
      }
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("b")) { // expect: for_await_captures_self
        self.count += 1
      }
      self.count = 0
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("c")) { // expect: for_await_captures_self
        Task { count += 1 }
      }
    }
    Task { [weak self] in
      guard let self, count < 3 else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("d")) { // expect: for_await_captures_self
        count += 1
      }
    }
    Task { await run() } // expect: for_await_captures_self
  }

  private func run() async {
    for await _ in NotificationCenter.default.notifications(named: .init("e")) {
      count += 1
    }
  }
}

/// Its task is on it only while it holds it.
actor Meter {
  private var count = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("f")) { // expect: for_await_captures_self
        count += 1
      }
    }
  }
}
