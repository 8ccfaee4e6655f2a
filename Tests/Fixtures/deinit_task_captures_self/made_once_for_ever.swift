import Foundation

final class Watcher {
  static let shared = Watcher()

  private init() {}

  func stop() {}

  deinit {
    Task { [weak self] in self?.stop() }
    Task { self.stop() }
  }
}

// Others can be made, and none are.
final class Listener {
  static let shared = Listener()

  func stop() {}

  deinit {
    Task { [weak self] in self?.stop() } // expect: deinit_task_captures_self (note: weak self is nil once 'deinit' runs, so that this does nothing)
  }
}
