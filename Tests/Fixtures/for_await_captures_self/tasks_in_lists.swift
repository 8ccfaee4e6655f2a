import Foundation

final class Watcher {
  private var tasks: [Task<Void, Never>] = []
  private var seen = 0

  func start() {
    tasks = [
      Task { for await _ in NotificationCenter.default.notifications(named: .first) { seen += 1 } }, // expect: for_await_captures_self
      Task { [weak self] in await self?.watch() }, // expect: for_await_captures_self
      Task { [weak self] in
        for await _ in NotificationCenter.default.notifications(named: .third) { self?.seen += 1 }
      },
    ]
  }

  private func watch() async {
    for await _ in NotificationCenter.default.notifications(named: .second) {
      seen += 1
    }
  }

  deinit {
    for task in tasks { task.cancel() }
  }
}

final class Desk {
  private var tasks: [String: Task<Void, Never>] = [:]
  private var seen = 0

  func start() {
    tasks = [
      "first": Task { for await _ in NotificationCenter.default.notifications(named: .first) { seen += 1 } }, // expect: for_await_captures_self
      "second": Task { for await _ in NotificationCenter.default.notifications(named: .second) { seen += 1 } }, // expect: for_await_captures_self
    ]
  }
}

final class Stand {
  private var tasks: [Task<Void, Never>] = []
  private var seen = 0

  func start() {
    tasks = [
      Task { print("open") },
      Task { for await _ in NotificationCenter.default.notifications(named: .first) { seen += 1 } },
    ]
  }

  func stop() {
    tasks.forEach { $0.cancel() }
  }
}

final class Handover {
  private var seen = 0

  func start(_ keeper: Keeper) {
    keeper.keep("x", Task { for await _ in NotificationCenter.default.notifications(named: .first) { seen += 1 } })
  }
}

final class Keeper {
  private var tasks: [Task<Void, Never>] = []

  func keep(_ name: String, _ task: Task<Void, Never>) { tasks.append(task) }
}

extension Notification.Name {
  static let first = Notification.Name("first")
  static let second = Notification.Name("second")
  static let third = Notification.Name("third")
}
