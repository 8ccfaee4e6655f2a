import Foundation

final class Inbox {
  private let center = NotificationCenter.default
  private var letters: [String] = []
  private var task: Task<Void, Never>?

  func start() {
    Task {
      for await note in NotificationCenter.default.notifications(named: .init("letter")) { // expect: for_await_captures_self (warning: the task holds self)
        self.keep(note.name.rawValue)
      }
    }
    Task {
      for await note in center.notifications(named: .init("letter")) { // expect: for_await_captures_self
        print(note)
      }
    }
    Task { [self] in
      for await _ in NotificationCenter.default.notifications(named: .init("letter")) { // expect: for_await_captures_self
        letters.append("x")
      }
    }
    task = Task.detached(priority: .low) {
      await self.open()
      for await note in NotificationCenter.default.notifications(named: .init("letter")) { // expect: for_await_captures_self
        print(note)
      }
    }
    Task { @MainActor in
      for await note in NotificationCenter.default.notifications(named: .init("letter")) { // expect: for_await_captures_self
        if note.object != nil { letters.removeAll() }
      }
    }
    let me = self
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("letter")) { // expect: for_await_captures_self
        me.keep("y")
      }
    }
    Task { [inbox = self] in
      for await _ in NotificationCenter.default.notifications(named: .init("letter")) { // expect: for_await_captures_self
        inbox.keep("z")
      }
    }
    Task {
      do {
        for try await _ in center.notifications(named: .init("letter")) { // expect: for_await_captures_self
          keep("w")
        }
      } catch {
        print(error)
      }
    }
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("letter")) { // expect: for_await_captures_self
        DispatchQueue.main.async { [weak self] in self?.keep("v") }
      }
    }
  }

  func open() async {}
  func keep(_ letter: String) {}
}
