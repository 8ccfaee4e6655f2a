import Foundation

final class Watchman {
  private var rounds = 0
  private var task: Task<Void, Never>?

  func start() {
    Task { await patrol() } // expect: for_await_captures_self ('patrol' loops for ever)
    Task { [weak self] in await self?.watch() } // expect: for_await_captures_self ('watch' loops for ever)
    task = Task { await guardGate() }
    Task { await Bell().ring() }
    Task { await step() }
    Task { await Self.count() }
  }

  func stop() {
    task?.cancel()
  }

  private func patrol() async {
    for await _ in NotificationCenter.default.notifications(named: .init("night")) {
      rounds += 1
    }
  }

  func watch() async {
    for await _ in NotificationCenter.default.notifications(named: .init("night")) {
      print("no self in here, but the method runs on it")
    }
  }

  func guardGate() async {
    for await _ in NotificationCenter.default.notifications(named: .init("night")) { rounds += 1 }
  }

  func ring() async {
    for await _ in NotificationCenter.default.notifications(named: .init("night")) { rounds += 1 }
  }

  func step() async {
    for await _ in NotificationCenter.default.notifications(named: .init("night")).prefix(2) { rounds += 1 }
  }

  func unused() async {
    for await _ in NotificationCenter.default.notifications(named: .init("night")) { rounds += 1 }
  }

  static func count() async {
    for await _ in NotificationCenter.default.notifications(named: .init("night")) { print("type") }
  }
}

struct Bell {
  func ring() async {}

  func start() {
    Task { await toll() }
  }

  func toll() async {
    for await _ in NotificationCenter.default.notifications(named: .init("bell")) { print("dong") }
  }
}
