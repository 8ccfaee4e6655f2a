import Foundation

final class Beacon {
  private var task: Task<Void, Never>?
  private var tasks: [String: Task<Void, Never>] = [:]
  private var flashes = 0

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("flash")) { // expect: for_await_captures_self
        self.flashes += 1
      }
    }
    self.task = Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("flash")) { // expect: for_await_captures_self
        self.flashes += 1
      }
    }
    tasks["flash"] = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("flash")) { // expect: for_await_captures_self
        self.flashes += 1
      }
    }
    let local = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("flash")) { // expect: for_await_captures_self
        self.flashes += 1
      }
    }
    task = local
  }

  func dim() {
    print("another task", flashes)
    other?.cancel()
  }

  private var other: Task<Void, Never>?

  deinit {
    task?.cancel()
    tasks.values.forEach { $0.cancel() }
  }
}
