// Where two types have a method of one name, the one that the race calls waits.
actor Harbour {
  private var waiter: CheckedContinuation<Void, Never>?

  func arrival() async {
    await withCheckedContinuation { waiter = $0 } // expect: continuation_misuse
  }

  func arrive() { waiter?.resume() }
}

actor Station {
  private var waiter: CheckedContinuation<Void, Never>?

  func arrival() async {
    await withCheckedContinuation { waiter = $0 } // expect: continuation_ignores_cancellation, continuation_misuse
  }

  func arrive() { waiter?.resume() }

  func arrival(within limit: Duration) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await self.arrival() }
      group.addTask { try await Task.sleep(for: limit) }
      try await group.next()
      group.cancelAll()
    }
  }
}

// A function of no type may be called from one.
nonisolated(unsafe) private var watcher: CheckedContinuation<Void, Never>? // expect: nonisolated_unsafe_storage

private func passage() async {
  await withCheckedContinuation { watcher = $0 } // expect: continuation_ignores_cancellation
}

func pass() { watcher?.resume() }

struct Traveller {
  func pass(within limit: Duration) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await passage() }
      group.addTask { try await Task.sleep(for: limit) }
      try await group.next()
      group.cancelAll()
    }
  }
}
