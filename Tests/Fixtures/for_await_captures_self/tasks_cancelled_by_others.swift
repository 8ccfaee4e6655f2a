import Foundation

final class Sonar {
  private var task: Task<Void, Never>?
  private var tasks: [Task<Void, Never>] = []
  private var byName: [String: Task<Void, Never>] = [:]
  private var later: Task<Void, Never>?
  private var pings = 0

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ping")) { self.pings += 1 }
    }
    self.later = Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("ping")) { self.pings += 1 }
    }
    tasks.append(Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ping")) { self.pings += 1 }
    })
    byName["ping"] = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ping")) { self.pings += 1 }
    }
    let local = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ping")) { self.pings += 1 }
    }
    tasks.append(local)
  }

  func stop() {
    task?.cancel()
    later?.cancel()
    tasks.forEach { $0.cancel() }
    byName.values.forEach { $0.cancel() }
  }

  func listen() -> Task<Void, Never> {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ping")) { self.pings += 1 }
    }
  }

  func listenAgain() -> Task<Void, Never> {
    let task = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ping")) { self.pings += 1 }
    }
    return task
  }

  func stream() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task {
        for await _ in NotificationCenter.default.notifications(named: .init("ping")) {
          continuation.yield(self.pings)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
