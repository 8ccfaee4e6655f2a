actor Semaphore {
  func wait() async {}
  func signal() {}

  func withPermit<T: Sendable>(_ work: @Sendable () async throws -> T) async throws -> T {
    await wait() // expect: unbalanced_semaphore
    let value = try await work()
    signal()
    return value
  }

  func withPermitInAnyCase<T: Sendable>(_ work: @Sendable () async throws -> T) async throws -> T {
    await wait()
    defer { signal() }
    return try await work()
  }
}

actor AsyncLock {
  func lock() async {}
  func unlock() {}
}

actor Bell {
  func wait() async {}
  func signal() {}

  func ring(_ work: @Sendable () async throws -> Void) async throws {
    await wait()
    try await work()
    signal()
  }
}

struct Door {
  let bolt = AsyncLock()

  func open(_ work: @Sendable () async throws -> Void) async throws {
    await bolt.lock() // expect: unbalanced_semaphore
    try await work()
    await bolt.unlock()
  }

  func openSafely(_ work: @Sendable () async throws -> Void) async throws {
    await bolt.lock()
    do {
      try await work()
      await bolt.unlock()
    } catch {
      await bolt.unlock()
      throw error
    }
  }
}
