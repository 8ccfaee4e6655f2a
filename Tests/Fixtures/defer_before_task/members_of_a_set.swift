import Foundation

@MainActor final class Uploads {
  private var running: Set<UUID> = []
  private var visited: Set<UUID> = []

  func start(_ id: UUID) {
    guard running.insert(id).inserted else { return }
    defer { running.remove(id) } // expect: defer_before_task
    Task {
      await send(id)
      print("sent")
    }
  }

  func visit(_ id: UUID) {
    visited.insert(id)
    defer { visited.remove(id) }
    look(at: id)
    Task { await send(id) }
  }

  func look(at id: UUID) {}

  func send(_ id: UUID) async {}
}
