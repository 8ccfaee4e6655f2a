import Foundation

final class Session {
  nonisolated(unsafe) static var current: Session? // expect: nonisolated_unsafe_storage (note)
  private var items = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("s")) { // expect: for_await_captures_self (note)
        self.items += 1
      }
    }
  }
}

final class Screen {
  nonisolated(unsafe) static weak var front: Screen? // expect: nonisolated_unsafe_storage (note)
  private var items = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("f")) { // expect: for_await_captures_self
        self.items += 1
      }
    }
  }
}

final class Console {
  nonisolated(unsafe) static var shared = Console() // expect: nonisolated_unsafe_storage (note)
  nonisolated(unsafe) static var other: Console! // expect: nonisolated_unsafe_storage (note)
  private var items = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("c")) { self.items += 1 }
    }
  }
}

final class Clock {
  nonisolated(unsafe) static let preview = Clock()
  private var items = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("p")) { // expect: for_await_captures_self
        self.items += 1
      }
    }
  }
}
