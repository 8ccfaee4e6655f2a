protocol Saving: Sendable {
  func save(_ key: String, _ number: Int) async throws
}

actor Permits {
  private var left: [String: Int] = [:]
  private var used = 0
  private let store: any Saving

  init(store: any Saving) { self.store = store }

  func take(_ key: String) async throws -> Bool {
    let number = left[key] ?? 10
    guard number > 0 else { return false }
    try await store.save(key, number)
    left[key] = number - 1 // expect: actor_reentrancy
    return true
  }

  func takeKnown(_ key: String) async throws {
    guard let number = self.left[key] else { return }
    try await store.save(key, number)
    self.left[key] = number - 1 // expect: actor_reentrancy
  }

  func takeByDefault(_ key: String) async throws {
    let number = left[key, default: 10]
    try await store.save(key, number)
    left[key] = number - 1 // expect: actor_reentrancy
  }

  func takeFirst(_ key: String) async throws {
    let number = left[key] ?? 10
    left[key] = number - 1
    try await store.save(key, number)
  }

  func giveToAnother(_ key: String, _ other: String) async throws {
    let number = left[key] ?? 10
    try await store.save(key, number)
    left[other] = number - 1
  }

  func askAgain(_ key: String) async throws {
    let number = left[key] ?? 10
    try await store.save(key, number)
    guard left[key] == number else { return }
    left[key] = number - 1
  }

  func putBack(_ key: String) async {
    let number = left[key]
    left[key] = 0
    do { try await store.save(key, 0) } catch { left[key] = number } // expect: actor_reentrancy (undoes what others wrote)
  }

  func countWithoutAsking(_ key: String) async throws {
    let number = used
    try await store.save(key, number)
    if used != number { return }
    used = number + 1
  }
}
