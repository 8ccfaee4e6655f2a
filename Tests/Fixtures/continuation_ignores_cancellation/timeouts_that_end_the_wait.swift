struct Late: Error {}

actor Radio {
  private var waiter: CheckedContinuation<Int, any Error>?
  private var other: CheckedContinuation<Int, any Error>?

  func answer() async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask { try await self.wait() }
      group.addTask {
        try await Task.sleep(for: .seconds(1))
        await self.end(.failure(Late()))
        throw Late()
      }
      defer { group.cancelAll() }
      return try await group.next() ?? 0
    }
  }

  func answerOrEnd() async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask { try await self.wait() }
      group.addTask {
        try await Task.sleep(for: .seconds(1))
        throw Late()
      }
      defer {
        end(.failure(Late()))
        group.cancelAll()
      }
      return try await group.next() ?? 0
    }
  }

  func answerOfTheOther() async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask { try await self.waitForOther() }
      group.addTask {
        try await Task.sleep(for: .seconds(1))
        await self.end(.failure(Late()))
        throw Late()
      }
      defer { group.cancelAll() }
      return try await group.next() ?? 0
    }
  }

  private func wait() async throws -> Int {
    try await withCheckedThrowingContinuation { waiter = $0 }
  }

  private func waitForOther() async throws -> Int {
    try await withCheckedThrowingContinuation { other = $0 } // expect: continuation_ignores_cancellation
  }

  private func end(_ result: Result<Int, any Error>) {
    waiter?.resume(with: result)
    waiter = nil
  }

  func otherIsThere() {
    other?.resume(returning: 1)
    other = nil
  }
}
