protocol Bank: Sendable {
  func pay(_ amount: Int) async throws
}

actor Purse {
  private var balance = 0
  private let bank: any Bank

  init(bank: any Bank) { self.bank = bank }

  func fill(_ amount: Int) { balance += amount }

  func refund(_ amount: Int) async throws {
    precondition(balance >= amount, "too much")
    try await bank.pay(amount)
    balance -= amount // expect: actor_reentrancy
  }

  func refundWhatIsLeft(_ amount: Int) async throws {
    assert(balance >= amount)
    try await bank.pay(amount)
    precondition(balance >= amount)
    balance -= amount
  }

  func refundAtOnce(_ amount: Int) async throws {
    precondition(balance >= amount)
    balance -= amount
    try await bank.pay(amount)
  }

  func report(_ amount: Int) async throws {
    try await bank.pay(amount)
    print(balance)
  }
}
