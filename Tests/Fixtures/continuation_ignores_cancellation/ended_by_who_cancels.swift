struct Connection: Sendable {
  func send(_ text: String, _ done: @escaping @Sendable ((any Error)?) -> Void) {}
  func receive(_ done: @escaping @Sendable (String) -> Void) {}
  func cancel() {}
}

final class Waiters: Sendable {
  func keep(_ waiter: CheckedContinuation<Void, any Error>) {}
  func take() -> [CheckedContinuation<Void, any Error>] { [] }
}

/// Who cancels fails those who wait.
func both(_ waiters: Waiters) async {
  await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      try await withCheckedThrowingContinuation { waiter in
        waiters.keep(waiter)
      }
    }
    while !group.isEmpty {
      do {
        try await group.next()
      } catch {
        waiters.take().forEach { $0.resume(throwing: CancellationError()) }
        group.cancelAll()
      }
    }
  }
}

actor Bridge {
  private let connection = Connection()
  private let log = Connection()

  /// A connection that is cancelled answers.
  func run() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.send("hello") }
      group.addTask { _ = await self.line() }
      try await group.next()
      group.cancelAll()
      self.stop()
    }
  }

  private func send(_ text: String) async throws {
    try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
      connection.send(text) { error in
        if let error { waiter.resume(throwing: error) } else { waiter.resume() }
      }
    }
  }

  private func line() async -> String {
    await withCheckedContinuation { waiter in // expect: continuation_ignores_cancellation
      log.receive { waiter.resume(returning: $0) }
    }
  }

  private func stop() {
    connection.cancel()
  }
}

/// When all have returned there is nothing left to cancel.
func all(_ connection: Connection) async {
  await withTaskGroup(of: String.self) { group in
    group.addTask {
      await withCheckedContinuation { waiter in connection.receive { waiter.resume(returning: $0) } }
    }
    for await line in group {
      print(line)
    }
    group.cancelAll()
  }
}

enum Step: Sendable { case timeIsUp, isCancelled, isRead }

/// Only the end of the wait leads to where the rest is cancelled.
func timer(_ connection: Connection, _ other: Connection) async {
  await withTaskGroup(of: Step.self) { group in
    group.addTask {
      try? await Task.sleep(for: .seconds(1))
      return .timeIsUp
    }
    group.addTask {
      await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
        connection.receive { _ in waiter.resume() }
      }
      return .isCancelled
    }
    group.addTask {
      await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in // expect: continuation_ignores_cancellation
        other.receive { _ in waiter.resume() }
      }
      return .isRead
    }
    switch await group.next()! {
    case .isCancelled: group.cancelAll()
    case .timeIsUp, .isRead: break
    }
  }
}

func first(_ connection: Connection) async {
  await withTaskGroup(of: String.self) { group in
    group.addTask {
      await withCheckedContinuation { waiter in // expect: continuation_ignores_cancellation
        connection.receive { waiter.resume(returning: $0) }
      }
    }
    for await line in group {
      print(line)
      break
    }
    group.cancelAll()
  }
}
