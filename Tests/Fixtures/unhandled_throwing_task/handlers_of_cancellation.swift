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

/// A method that begins anew is no reason to begin the question anew.
final class Connection {
  func open() async throws {
    do { try await load() } catch { print(error) }
    try await withTaskCancellationHandler { try await open() } onCancel: { print("cancelled") }
  }

  func start() {
    Task { // expect: unhandled_throwing_task
      try await open()
    }
  }
}
