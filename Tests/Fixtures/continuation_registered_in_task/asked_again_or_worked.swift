actor Event {
  private var isFulfilled = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var others: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isFulfilled { return }
    await withCheckedContinuation { continuation in
      Task { await self.add(continuation) }
    }
  }

  func waitBlindly() async {
    if isFulfilled { return }
    await withCheckedContinuation { continuation in
      Task { await self.park(continuation) } // expect: continuation_registered_in_task
    }
  }

  private func add(_ continuation: CheckedContinuation<Void, Never>) {
    if isFulfilled {
      continuation.resume()
    } else {
      waiters.append(continuation)
    }
  }

  private func park(_ continuation: CheckedContinuation<Void, Never>) {
    others.append(continuation)
  }

  func fulfill() {
    isFulfilled = true
    for waiter in waiters + others { waiter.resume() }
  }
}

actor Wire {
  private var operations: [Int: CheckedContinuation<Int, any Error>] = [:]

  func connect() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      Task {
        do {
          try await open()
        } catch {
          continuation.resume(throwing: error)
          return
        }
        operations[1] = continuation
        for await number in receive() {
          operations.removeValue(forKey: number)?.resume(returning: number)
        }
      }
    }
  }

  func open() async throws {}
  func receive() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
}
