import Foundation

@MainActor
final class Watcher {
  private let center = NotificationCenter.default
  private var name = Notification.Name("changed")
  private var watching: Task<Void, Never>?
  private var count = 0

  func start() {
    watching = Task {
      for await note in NotificationCenter.default.notifications(named: .init("a")) { // expect: for_await_captures_self
        self.handle(note)
      }
    }
    Task { [self] in
      for await note in center.notifications(named: name) { // expect: for_await_captures_self
        // Each one counts.
        handle(note)
        count += 1
      }
    }
    Task {
      for await note in self.center.notifications(named: .init("b")) { self.handle(note) } // expect: for_await_captures_self
    }
    Task { [weak self] in
      guard let self else { return }
      for await note in center.notifications(named: .init("c")) { // expect: for_await_captures_self
        handle(note)
      }
    }
    Task { @MainActor [count] in
      print(count)
      do {
        for try await value in endless() { // expect: for_await_captures_self
          self.count = value
        }
      } catch {
        print(error)
      }
    }
  }

  private func handle(_ note: Notification) {}
}

func endless() -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { continuation in continuation.yield(1) }
}
