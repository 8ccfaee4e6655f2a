// Where two types have a method of one name, the one that the race calls waits.
actor Harbour {
  private var waiter: CheckedContinuation<Void, Never>?

  func arrival() async {
    await withCheckedContinuation { waiter = $0 }
  }

  func arrive() { waiter?.resume() }
}

actor Station {
  private var waiter: CheckedContinuation<Void, Never>?

  func arrival() async {
    await withCheckedContinuation { waiter = $0 } // expect: continuation_ignores_cancellation
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
