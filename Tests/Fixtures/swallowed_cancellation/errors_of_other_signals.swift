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

protocol Server: Sendable {
  func cancel() async
  func answer() async throws -> Int
}

/// Nobody has the task that a cancellation handler starts.
func call(_ server: any Server, isDone: @escaping @Sendable () -> Bool) async throws -> Int {
  try await withTaskCancellationHandler {
    try await server.answer()
  } onCancel: {
    Task {
      while !isDone() {
        await server.cancel()
        try? await Task.sleep(for: .milliseconds(25))
      }
    }
  }
}
