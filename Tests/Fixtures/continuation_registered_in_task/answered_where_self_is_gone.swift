actor Transport {
  private var waiting: [Int: CheckedContinuation<Int, any Error>] = [:]

  nonisolated func first() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      Task { [weak self] in // expect: continuation_registered_in_task
        guard let self else { return continuation.resume(throwing: CancellationError()) }
        await self.setFirst(continuation)
      }
    }
  }

  // It works, and stores when it gets to that.
  nonisolated func second() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      Task {
        guard await isOpen else { return continuation.resume(throwing: CancellationError()) }
        await setFirst(continuation)
      }
    }
  }

  var isOpen: Bool { waiting.isEmpty }

  private func setFirst(_ continuation: CheckedContinuation<Int, any Error>) { waiting[0] = continuation }
}
