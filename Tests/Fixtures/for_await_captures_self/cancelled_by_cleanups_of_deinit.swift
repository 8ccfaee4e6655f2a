import Foundation

private let changed = Notification.Name("changed")

final class Only {
  var count = 0
  private var task: Task<Void, Never>?

  func start() {
    task = Task { for await _ in NotificationCenter.default.notifications(named: changed) { self.count += 1 } } // expect: for_await_captures_self
  }

  private func clean() { task?.cancel() }

  deinit { clean() }
}

// To cancel the one before ends no other.
final class Again {
  var count = 0
  private var task: Task<Void, Never>?

  func start() {
    clean()
    task = Task { for await _ in NotificationCenter.default.notifications(named: changed) { self.count += 1 } } // expect: for_await_captures_self
  }

  private func clean() { task?.cancel() }

  deinit { clean() }
}

final class Stopped {
  var count = 0
  private var task: Task<Void, Never>?

  func start() {
    task = Task { for await _ in NotificationCenter.default.notifications(named: changed) { self.count += 1 } }
  }

  private func clean() { task?.cancel() }

  func stop() { clean() }

  deinit { clean() }
}

// Who is told to cancel does so later.
final class Told {
  var count = 0
  private var task: Task<Void, Never>?

  func start(_ tell: (@escaping () -> Void) -> Void) {
    tell { [weak self] in self?.clean() }
    task = Task { for await _ in NotificationCenter.default.notifications(named: changed) { self.count += 1 } }
  }

  private func clean() { task?.cancel() }

  deinit { clean() }
}

// The owner stops it.
final class Owned {
  var count = 0
  private var task: Task<Void, Never>?

  func start() {
    halt()
    task = Task { for await _ in NotificationCenter.default.notifications(named: changed) { self.count += 1 } }
  }

  func halt() { task?.cancel() }
}

final class Owner {
  private let owned = Owned()

  func end() { owned.halt() }
}
