struct TimedOut: Error {}

actor Kitchen {
  private var guests: [CheckedContinuation<Void, Never>] = []

  func table(_ patience: Duration) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation (this wait)
          Task { await self.seat(continuation) } // expect: continuation_registered_in_task
        }
        return true
      }
      group.addTask {
        try? await Task.sleep(for: patience)
        return false
      }
      let isSeated = await group.next() ?? false
      group.cancelAll()
      return isSeated
    }
  }

  private func seat(_ guest: CheckedContinuation<Void, Never>) {
    guests.append(guest)
  }
}

func answer(_ ask: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void) async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask {
      await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation
        ask { continuation.resume(returning: $0) }
      }
    }
    group.addTask {
      try await Task.sleep(for: .seconds(1))
      throw TimedOut()
    }
    return try await group.next()!
  }
}

struct Caller {
  func call() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.ring() }
      group.addTaskUnlessCancelled { await wave() } // expect: continuation_ignores_cancellation ('wave')
      try await group.next()
      group.cancelAll()
    }
  }

  private func ring() async throws {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation_ignores_cancellation
      Bell.shared.onAnswer = { continuation.resume(with: $0) }
    }
  }
}

extension Caller {
  func callByHand() async throws {
    let call = Task { try await self.ring() }
    let timer = Task {
      try await Task.sleep(for: .seconds(3))
      call.cancel()
    }
    try await call.value
    timer.cancel()
  }
}

// file: Timeout.swift
func withTimeLimit(_ limit: Duration, operation: @escaping @Sendable () async throws -> Void) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask(operation: operation)
    group.addTask {
      try await Task.sleep(for: limit)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    try await group.next()
  }
}

func withTimeout<T: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: limit)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}

func wave() async {
  await withUnsafeContinuation { continuation in // expect: continuation_misuse
    Flag.shared.onWave = { continuation.resume() }
  }
}

// file: Patient.swift
func wait(for link: Link) async throws {
  try await withTimeout(.seconds(1)) {
    await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation
      link.onOpen { continuation.resume() }
    }
  }
  try await withTimeout(.seconds(1)) { await wave() } // expect: continuation_ignores_cancellation
  try await withTimeLimit(.seconds(1)) { await wave() } // expect: continuation_ignores_cancellation
  try await withTimeLimit(.seconds(1), operation: { await wave() }) // expect: continuation_ignores_cancellation
}
