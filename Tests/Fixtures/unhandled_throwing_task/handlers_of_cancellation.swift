struct Failure: Error {}

func load() async throws { throw Failure() }

func wait() {
  Task {
    try await withTaskCancellationHandler { try await Task.sleep(for: .seconds(3)) } onCancel: { print("cancelled") }
  }
  Task {
    try await withTaskCancellationHandler(
      operation: { try Task.checkCancellation() },
      onCancel: { print("cancelled") }
    )
  }
}

func work() {
  Task { // expect: unhandled_throwing_task
    try await withTaskCancellationHandler { try await load() } onCancel: { print("cancelled") }
  }
}
