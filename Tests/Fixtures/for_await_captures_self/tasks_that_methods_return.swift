import Foundation

final class Store {
  private var updates: Task<Void, Never>?
  private var kept: Task<Void, Never>?
  private var all: [Task<Void, Never>] = []
  private var seen = 0

  init() {
    updates = listen()
    kept = watch()
    all.append(Task {
      for await _ in NotificationCenter.default.notifications(named: .init("c")) { self.seen += 1 } // expect: for_await_captures_self
    })
    let last = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("d")) { self.seen += 1 } // expect: for_await_captures_self
    }
    all.append(last)
  }

  private func listen() -> Task<Void, Never> {
    Task.detached {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { await self.count() } // expect: for_await_captures_self
    }
  }

  private func watch() -> Task<Void, Never> {
    return Task {
      for await _ in NotificationCenter.default.notifications(named: .init("b")) { await self.count() }
    }
  }

  func stop() { kept?.cancel() }

  func count() async { seen += 1 }

  deinit {
    updates?.cancel()
    all.forEach { $0.cancel() }
  }
}
