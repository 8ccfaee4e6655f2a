actor Door {
  private var waiter: CheckedContinuation<Void, Never>?

  func passInTime() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await self.pass() } // expect: continuation_ignores_cancellation
      group.addTask { await self.look() }
      group.addTask {
        try await Task.sleep(for: .seconds(1))
        throw CancellationError()
      }
      try await group.next()
      group.cancelAll()
    }
  }

  private func pass() async {
    await opened()
    print("in")
  }

  private func look() async {
    Task { await opened() }
  }

  private func opened() async {
    await withCheckedContinuation { waiter = $0 }
  }

  func open() {
    waiter?.resume()
    waiter = nil
  }
}
