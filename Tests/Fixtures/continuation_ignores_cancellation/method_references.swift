struct TimedOut: Error {}

final class Link {
  private var waiter: CheckedContinuation<Int, any Error>?

  func wait() async throws -> Int { try await withCheckedThrowingContinuation { waiter = $0 } }

  func quick() async throws -> Int { 1 }

  func all() async throws -> Int {
    let first = try await limited(to: 5, wait) // expect: continuation_ignores_cancellation
    let second = try await limited(to: 5, self.wait) // expect: continuation_ignores_cancellation
    return try await first + second + limited(to: 5, quick)
  }
}

func limited<Value: Sendable>(
  to seconds: Double,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: .seconds(seconds))
      throw TimedOut()
    }
    guard let first = try await group.next() else { throw TimedOut() }
    group.cancelAll()
    return first
  }
}
