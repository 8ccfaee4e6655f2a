import Network

struct Link: Sendable {
  let connection: NWConnection

  // What the timer ends calls back, and that resumes who waits.
  func ask(_ text: String) async throws -> String {
    try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { await answer(text) }
      group.addTask {
        try await Task.sleep(for: .seconds(5))
        connection.cancel()
        throw CancellationError()
      }
      let first = try await group.next() ?? ""
      group.cancelAll()
      return first
    }
  }

  func askForEver(_ text: String) async throws -> String {
    try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { await answer(text) }
      group.addTask {
        connection.cancelCurrentEndpoint()
        try await Task.sleep(for: .seconds(5))
        throw CancellationError()
      }
      let first = try await group.next() ?? ""
      group.cancelAll()
      return first
    }
  }

  private func answer(_ text: String) async -> String {
    await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation
      connection.receiveMessage { _, _, _, _ in continuation.resume(returning: text) }
    }
  }
}
