actor Budget {
  private var remaining = 10
  private var held: [Int: Int] = [:]

  func asksWhatWasThere(_ id: Int, notify: @Sendable () async -> Void) async {
    guard held[id] != nil else { return }
    await notify()
    remaining += held.removeValue(forKey: id) ?? 0
  }

  func asksAgain(_ id: Int, notify: @Sendable () async -> Void) async {
    guard held[id] != nil else { return }
    await notify()
    guard let sum = held.removeValue(forKey: id) else { return }
    remaining += sum
  }

  func dropsIt(_ id: Int, notify: @Sendable () async -> Void) async {
    guard held[id] != nil else { return }
    await notify()
    held.removeValue(forKey: id) // expect: actor_reentrancy
  }

  func dropsItOnPurpose(_ id: Int, notify: @Sendable () async -> Void) async {
    guard held[id] != nil else { return }
    await notify()
    _ = held.removeValue(forKey: id) // expect: actor_reentrancy
  }

  func hold(_ id: Int, _ sum: Int) {
    held[id] = sum
  }
}
