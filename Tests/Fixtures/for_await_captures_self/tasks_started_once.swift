// A task that is started where there is none yet is kept all the same.
import Foundation

final class Gauge {
  private var task: Task<Void, Never>?
  private var level = 0

  func start() {
    task = task ?? Task {
      for await _ in NotificationCenter.default.notifications(named: .init("level")) { self.level += 1 }
    }
  }

  func restart() {
    self.task = self.task ?? Task {
      for await _ in NotificationCenter.default.notifications(named: .init("level")) { self.level += 1 }
    }
  }

  func stop() { task?.cancel() }
}

final class Meter {
  private var task: Task<Void, Never>?
  private var level = 0

  func start() {
    task = task ?? Task {
      for await _ in NotificationCenter.default.notifications(named: .init("level")) { // expect: for_await_captures_self
        self.level += 1
      }
    }
  }

  deinit { task?.cancel() }
}
