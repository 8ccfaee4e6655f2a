// To throw a `CancellationError` for another reason is not to ask whether the task was cancelled.
func wait(until isAborted: @escaping @Sendable () -> Bool) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { try await Task.sleep(for: .seconds(5)) }
    group.addTask {
      while true {
        if isAborted() { throw CancellationError() }
        try? await Task.sleep(for: .milliseconds(50)) // expect: swallowed_cancellation
      }
    }
    group.addTask {
      while true {
        if Task.isCancelled { throw CancellationError() }
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    try await group.next()
    group.cancelAll()
  }
}
