struct Address: Sendable {}

actor Host {
  private var address: Address?
  private var count = 0
  private func fetch() async throws -> Address { Address() }
  private func next() async -> Int { 1 }

  /// The local is new, and only bears the name: the second caller asks once more.
  func read() async throws -> Address {
    if let cached = address { return cached }
    let address = try await fetch()
    self.address = address // expect: actor_reentrancy (the work is done twice)
    return address
  }

  func add() async {
    guard count < 10 else { return }
    let count = await next()
    self.count = self.count + count // expect: actor_reentrancy (was checked before)
  }
}
