actor Race {
  private var continuation: CheckedContinuation<Int, Never>?

  static func run(_ tasks: [Task<Int, Never>]) async -> Int {
    let race = Race()
    return await withCheckedContinuation { continuation in
      Task {
        await race.setContinuation(continuation)
        for task in tasks {
          Task { await race.end(with: task.value) }
        }
      }
    }
  }

  // What ends it may come before.
  static func runEarly(_ tasks: [Task<Int, Never>]) async -> Int {
    let race = Race()
    for task in tasks {
      Task { await race.end(with: task.value) }
    }
    return await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        await race.setContinuation(continuation)
      }
    }
  }

  func setContinuation(_ continuation: CheckedContinuation<Int, Never>) { self.continuation = continuation }

  func end(with value: Int) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}

actor Turns {
  func enqueue(_ work: @escaping () -> Void) async throws { work() }
}

// The task sees to it that there is an answer: it is told when its turn does not come.
func scan(_ turns: Turns, _ start: @escaping () -> Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    Task {
      do {
        try await turns.enqueue { continuation.resume(returning: start()) }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
