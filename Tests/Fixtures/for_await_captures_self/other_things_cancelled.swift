import Foundation

final class Search {
  private var updates: Task<Void, Never>?
  private var search: Task<Void, Never>?
  private var count = 0

  func start() {
    updates = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("changed")) { // expect: for_await_captures_self
        count += 1
      }
    }
  }

  func find() {
    search?.cancel()
    if updates == nil { start() }
  }
}

final class Several {
  private var updates: Task<Void, Never>?
  private var search: Task<Void, Never>?
  private var count = 0

  func start() {
    updates = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("changed")) {
        count += 1
      }
    }
  }

  func stop() {
    for task in [search, updates] { task?.cancel() }
  }
}
