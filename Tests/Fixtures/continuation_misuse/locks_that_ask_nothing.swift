import os

protocol Loader {
  func load(chunk: @escaping @Sendable (Int) -> Void, done: @escaping @Sendable ((any Error)?) -> Void)
}

struct Download: Sendable {
  /// The lock keeps what has come so far, and lets nothing through once.
  func all(of loader: any Loader) async throws -> [Int] {
    try await withCheckedThrowingContinuation { continuation in
      let chunks = OSAllocatedUnfairLock(initialState: [Int]())
      loader.load(
        chunk: { chunk in chunks.withLock { $0.append(chunk) } },
        done: { error in
          if let error {
            continuation.resume(throwing: error)
          }
          continuation.resume(returning: chunks.withLock { $0 }) // expect: continuation_misuse
        }
      )
    }
  }

  func first(of loader: any Loader) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      let isDone = OSAllocatedUnfairLock(initialState: false)
      loader.load(
        chunk: { chunk in
          let isFirst = isDone.withLock { wasDone in
            defer { wasDone = true }
            return !wasDone
          }
          if isFirst { continuation.resume(returning: chunk) }
        },
        done: { error in
          let isFirst = isDone.withLock { wasDone in
            defer { wasDone = true }
            return !wasDone
          }
          if isFirst, let error { continuation.resume(throwing: error) }
        }
      )
    }
  }
}
