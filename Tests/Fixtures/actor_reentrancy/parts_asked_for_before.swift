struct Account: Sendable {
  var balance = 0
  var owner = ""
}

actor Ledger {
  private var accounts: [String: Account] = [:]

  func withdraw(_ amount: Int, from id: String) async {
    guard let account = accounts[id], account.balance >= amount else { return }
    await audit("withdraw")
    accounts[id]?.balance -= amount // expect: actor_reentrancy
  }

  func hold(_ id: String) async {
    if let account = accounts[id], account.balance > 0 {
      await audit("hold")
      accounts[id]?.balance = account.balance - 1 // expect: actor_reentrancy
    }
  }

  // That it is still there is all that was asked.
  func touch(_ id: String) async {
    guard accounts[id] != nil else { return }
    await audit("touch")
    accounts[id]?.balance += 1
  }

  func rename(_ id: String, to name: String) async {
    guard let account = accounts[id], account.balance > 0 else { return }
    await audit("rename")
    accounts[id]?.owner = name
  }

  func withdrawAskingAgain(_ amount: Int, from id: String) async {
    guard let account = accounts[id], account.balance >= amount else { return }
    await audit("withdraw")
    guard let now = accounts[id], now.balance >= amount else { return }
    accounts[id]?.balance -= amount
  }

  func close(_ id: String) async {
    guard let account = accounts[id], account.balance == 0 else { return }
    mark(id)
    await audit("close")
    accounts[id]?.balance = -1
  }

  private func mark(_ id: String) { accounts[id]?.balance = 1 }

  func audit(_ text: String) async { await Task.yield() }
}
