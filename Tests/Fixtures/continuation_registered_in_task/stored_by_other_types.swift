// The object that stores the continuation is another one, here or in another file; it may also answer at once.
actor Desk {
  private var waiting: [String: CheckedContinuation<Int, any Error>] = [:]

  func enter(_ guest: CheckedContinuation<Int, any Error>, at table: String) {
    waiting.updateValue(guest, forKey: table)?.resume(throwing: CancellationError())
  }

  func serve(_ table: String) { waiting.removeValue(forKey: table)?.resume(returning: 1) }
}

struct Door {
  let desk: Desk
  let book: Book

  func wait(at table: String) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      Task { [desk] in // expect: continuation_registered_in_task
        await desk.enter(continuation, at: table)
      }
    }
  }

  func sleep() async -> Int {
    await withCheckedContinuation { continuation in
      Task.detached { await book.wake(continuation) } // expect: continuation_registered_in_task
    }
  }

  func lookTwice() async -> Int {
    await withCheckedContinuation { continuation in
      Task.detached { await book.enqueue(continuation) }
    }
  }

  func look() async -> Int {
    await withCheckedContinuation { continuation in
      Task { await book.enqueue(continuation) }
    }
  }
}
// file: Book.swift
actor Book {
  private var sleepers: [CheckedContinuation<Int, Never>] = []
  private var pages = 0

  func wake(_ sleeper: CheckedContinuation<Int, Never>) { sleepers.append(sleeper) }

  func enqueue(_ reader: CheckedContinuation<Int, Never>) {
    if pages > 0 { reader.resume(returning: pages) } else { sleepers.append(reader) }
  }

  func turn() {
    pages += 1
    for sleeper in sleepers { sleeper.resume(returning: pages) }
    sleepers = []
  }
}
