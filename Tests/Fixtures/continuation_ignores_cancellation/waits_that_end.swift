struct TooLate: Error {}

actor Ferry {
  private var passengers: [Int: CheckedContinuation<Void, Never>] = [:]

  func board(_ id: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            Quay.shared.onArrival = { continuation.resume() }
          }
        } onCancel: {
          Quay.shared.onArrival?()
        }
      }
      group.addTask { await self.boarded(id) }
      group.addTask { for await _ in Quay.shared.arrivals {} }
      group.addTask {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() } // expect: dispatch_global_async
        }
      }
      group.addTask { await withCheckedContinuation { $0.resume() } }
      group.addTask {
        try await Task.sleep(for: .seconds(1))
        throw TooLate()
      }
      try await group.next()
      group.cancelAll()
    }
  }

  private func boarded(_ id: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { passengers[id] = $0 }
    } onCancel: {
      Task { await self.leave(id) }
    }
  }

  private func leave(_ id: Int) {
    passengers.removeValue(forKey: id)?.resume()
  }
}

@MainActor final class Parcel {
  private var waiter: CheckedContinuation<Bool, Never>?

  /// Its timer resumes what waits.
  func arrived() async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask { @MainActor in await withCheckedContinuation { self.waiter = $0 } }
      group.addTask { @MainActor in
        try? await Task.sleep(for: .seconds(9))
        self.waiter?.resume(returning: false)
        return false
      }
      let isHere = await group.next() ?? false
      group.cancelAll()
      return isHere
    }
  }
}

/// Nobody cancels its children but who cancels it, and nobody is in a hurry.
func all(_ ask: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) async {
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<3 {
      group.addTask { await withCheckedContinuation { done in ask { done.resume() } } }
    }
  }
}

func alone(_ ask: (@escaping @Sendable () -> Void) -> Void) async {
  await withCheckedContinuation { done in ask { done.resume() } }
}

/// It gives up at once, and leaves the work to itself.
func withTimeout(_ work: @escaping @Sendable () async -> Void) async {
  let task = Task { await work() }
  try? await Task.sleep(for: .seconds(1))
  task.cancel()
}

func givesUp() async {
  await withTimeout { await withCheckedContinuation { Quay.shared.add($0) } }
}

/// What sleeps and throws is not a child of the group.
func retried(_ retry: @escaping @Sendable (@escaping @Sendable () async throws -> Void) async -> Void) async {
  await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      await retry {
        try await Task.sleep(for: .seconds(1))
        throw TooLate()
      }
      await alone { $0() }
    }
    group.addTask { await alone { $0() } }
  }
}

func cancelledBySomebody() async {
  let task = Task { await alone { $0() } }
  let other = Task {
    try? await Task.sleep(for: .seconds(1))
    print("still here")
  }
  task.cancel()
  other.cancel()
}
