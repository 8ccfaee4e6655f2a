import Testing

final class Permits: Sendable {
  func wait() async throws {}
  func signal() {}
}

// What a test lets wait for its own semaphore ends with the test.
@Test func waits() async throws {
  let permits = Permits()
  try await permits.wait()
  let blocked = Task { try await permits.wait() }
  guard await isWaiting(permits) else {
    blocked.cancel()
    return
  }
  permits.signal()
  try await blocked.value
}

let shared = Permits()

@Test func sharesItsPermits() async throws {
  try await shared.wait() // expect: unbalanced_semaphore
  guard await isWaiting(shared) else { return }
  shared.signal()
}

func isWaiting(_ permits: Permits) async -> Bool { true }
