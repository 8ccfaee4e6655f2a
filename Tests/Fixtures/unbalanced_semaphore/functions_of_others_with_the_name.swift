// `query` of a connection is not the pool's own function of that name, which signals.
actor Permits {
  private var free = 1
  private var queue: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { queue.append($0) } }
  }

  func signal() {
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }
}

struct Connection {
  func query(_ text: String) async throws -> [String] { [text] }
}

final class Pool {
  private let permits = Permits()
  private let connection = Connection()

  func query(_ text: String) async throws -> [String] {
    await permits.wait() // expect: unbalanced_semaphore
    let rows = try await connection.query(text)
    await permits.signal()
    return rows
  }

  func twice(_ text: String) async throws -> [String] {
    await permits.wait() // expect: unbalanced_semaphore
    try check(text)
    try await finish(text)
    return []
  }

  private func check(_ text: String) throws {}

  private func finish(_ text: String) async throws {
    _ = try await connection.query(text)
    await permits.signal()
  }
}
