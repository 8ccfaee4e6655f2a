import Foundation

actor Preloader {
  private var work: Task<Void, Never>?
  private var count = 0

  func start() {
    work = Task { await monitor() }
  }

  func stop() { work?.cancel() }

  private func monitor() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in NotificationCenter.default.notifications(named: .init("a")) {
          await self.tick()
        }
      }
    }
  }

  private func tick() { count += 1 }
}

final class Client: Sendable {
  func serve() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in NotificationCenter.default.notifications(named: .init("b")) {
          self.tick()
        }
      }
    }
  }

  func tick() {}
}

final class Endless: Sendable {
  func start() {
    Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await _ in NotificationCenter.default.notifications(named: .init("c")) { // expect: for_await_captures_self
            self.tick()
          }
        }
      }
    }
  }

  func tick() {}
}
