import Foundation

final class Choir {
  private var songs = 0

  func start() {
    Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await _ in NotificationCenter.default.notifications(named: .init("song")) { // expect: for_await_captures_self
            self.sing()
          }
        }
        group.addTask { [weak self] in
          for await _ in NotificationCenter.default.notifications(named: .init("song")) { self?.sing() }
        }
      }
    }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      Task {
        for await _ in NotificationCenter.default.notifications(named: .init("song")) { // expect: for_await_captures_self
          self.sing()
        }
      }
    }
    DispatchQueue.main.async { [weak self] in
      Task {
        for await _ in NotificationCenter.default.notifications(named: .init("song")) {
          self?.sing()
        }
      }
    }
    Task { [weak self] in
      Task {
        for await _ in NotificationCenter.default.notifications(named: .init("song")) {
          guard let self else { return }
          self.sing()
        }
      }
    }
    Rehearsal.start {
      for await _ in NotificationCenter.default.notifications(named: .init("song")) { self.sing() }
    }
  }

  func sing() {}
}
