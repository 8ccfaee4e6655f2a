import Foundation

private let changed = Notification.Name("changed")

final class Implied {
  var count = 0
  private var task: Task<Void, Never>?
  private var other: Task<Void, Never>?

  func start() {
    task = .init {
      for await _ in NotificationCenter.default.notifications(named: changed) { count += 1 } // expect: for_await_captures_self
    }
    self.other = .detached {
      for await _ in NotificationCenter.default.notifications(named: changed) { self.count += 1 } // expect: for_await_captures_self
    }
  }

  func written() {
    let local: Task<Void, Never> = .init {
      for await _ in NotificationCenter.default.notifications(named: changed) { count += 1 } // expect: for_await_captures_self
    }
    print(local)
  }

  deinit {
    task?.cancel()
    other?.cancel()
  }
}

final class Named {
  var count = 0

  func start() {
    Task(operation: listen) // expect: for_await_captures_self
    Task.detached(priority: .low, operation: self.hear) // expect: for_await_captures_self
  }

  @Sendable private func listen() async {
    for await _ in NotificationCenter.default.notifications(named: changed) { count += 1 }
  }

  @Sendable private func hear() async {
    for await _ in NotificationCenter.default.notifications(named: changed) { count += 1 }
  }
}

// What a computed property makes anew.
final class Asked {
  var count = 0
  private var changes: NotificationCenter.Notifications { NotificationCenter.default.notifications(named: changed) }

  func start() {
    Task {
      for await _ in changes { count += 1 } // expect: for_await_captures_self
    }
  }
}

// A type that is no task may be made so, too.
struct Block { let run: () async -> Void }

final class Other {
  var count = 0
  private var block: Block?

  func start() {
    block = .init {
      for await _ in NotificationCenter.default.notifications(named: changed) { self.count += 1 }
    }
  }

  func stop() { block = nil }
}

final class Cancelled {
  var count = 0
  private var task: Task<Void, Never>?

  func start() {
    task = .init {
      for await _ in NotificationCenter.default.notifications(named: changed) { count += 1 }
    }
  }

  func stop() { task?.cancel() }
}
