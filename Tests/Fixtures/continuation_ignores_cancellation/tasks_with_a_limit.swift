struct Late: Error {}

extension Task where Failure == any Error {
  init(limit: Duration, operation: @escaping @Sendable () async throws -> Success) {
    self = Task {
      try await withThrowingTaskGroup(of: Success.self) { group in
        group.addTask(operation: operation)
        group.addTask {
          try await Task<Never, Never>.sleep(for: limit)
          throw Late()
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw Late() }
        return first
      }
    }
  }
}

actor Radio {
  private var waiter: CheckedContinuation<Int, Never>?

  func answer() async throws -> Int {
    try await Task(limit: .seconds(5)) {
      await self.wait()
    }.value
  }

  func answerWithoutLimit() async throws -> Int {
    try await Task(priority: .high) { await self.wait() }.value
  }

  func answerOfCancelledTask() async throws -> Int {
    let task = Task {
      await self.wait()
    }
    try await Task.sleep(for: .seconds(1))
    task.cancel()
    return await task.value
  }

  func nobodyAsks() async throws {
    let task = Task { await self.wait() }
    try await Task.sleep(for: .seconds(1))
    task.cancel()
  }

  private func wait() async -> Int {
    await withCheckedContinuation { waiter = $0 } // expect: continuation_ignores_cancellation
  }

  func isThere() {
    waiter?.resume(returning: 1)
    waiter = nil
  }
}
