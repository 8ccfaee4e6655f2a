actor AsyncSemaphore {
  init(value: Int) {}
  func wait() async {}
  func signal() {}
}

actor AsyncLock {
  func lock() async {}
  nonisolated func unlock() {}
}

// Who holds the only permit is alone, whatever it awaits.
actor Session {
  private let gate = AsyncSemaphore(value: 1)
  private let pair = AsyncSemaphore(value: 2)
  private let mutex = AsyncLock()
  private var connection: Int?

  func alone() async {
    await gate.wait()
    defer { Task { await gate.signal() } }
    guard connection == nil else { return }
    connection = await connect()
  }

  func locked() async {
    await mutex.lock()
    defer { mutex.unlock() }
    guard connection == nil else { return }
    connection = await connect()
  }

  func inPairs() async {
    await pair.wait()
    defer { Task { await pair.signal() } }
    guard connection == nil else { return }
    connection = await connect() // expect: actor_reentrancy (note)
  }

  func inABranch(_ isShared: Bool) async {
    if isShared {
      await gate.wait()
      defer { Task { await gate.signal() } }
      print("waited")
    }
    guard connection == nil else { return }
    connection = await connect() // expect: actor_reentrancy (note)
  }

  private func connect() async -> Int { 1 }
}
