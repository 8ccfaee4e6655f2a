import Synchronization

struct NoAnswer: Error {}

final class Replies: Sendable {
  private let waiters = Mutex<[Int: CheckedContinuation<Int, any Error>]>([:])

  func arrived(_ number: Int, status: Int) {
    waiters.withLock { $0.removeValue(forKey: number) }?.resume(returning: status)
  }

  private func next(_ number: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { waiter in // expect: continuation_ignores_cancellation
      waiters.withLock { $0[number] = waiter }
    }
  }

  func acknowledge(_ number: Int, within limit: Duration) async throws -> Int {
    try await withThrowingTaskGroup(of: Int?.self) { race in
      race.addTask { try await self.next(number) }
      race.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { race.cancelAll() }
      guard let status = try await race.next().flatMap({ $0 }) else { throw NoAnswer() }
      return status
    }
  }

  // The one that gives up lets the other one go.
  func acknowledgeOrForget(_ number: Int, within limit: Duration) async throws -> Int {
    try await withThrowingTaskGroup(of: Int?.self) { race in
      race.addTask { try await self.next(number) }
      race.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { race.cancelAll() }
      guard let status = try await race.next().flatMap({ $0 }) else {
        waiters.withLock { $0.removeValue(forKey: number) }?.resume(throwing: NoAnswer())
        throw NoAnswer()
      }
      return status
    }
  }
}
