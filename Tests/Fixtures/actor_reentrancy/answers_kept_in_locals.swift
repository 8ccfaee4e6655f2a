// What was asked before an await is answered for good by then.
actor Ledger {
  private var holds: [Int: Int] = [:]
  private var balance = 3

  private func ask() async -> Int { await Task.yield(); return 1 }

  func hold(_ id: Int) async {
    let isFree = holds[id] == nil && balance > 0
    let value = await ask()
    if isFree { holds[id] = value } // expect: actor_reentrancy (note)
  }

  func holdOnce(_ id: Int) async {
    let isFree = holds[id] == nil
    guard isFree else { return }
    let value = await ask()
    holds[id] = value // expect: actor_reentrancy (note)
  }

  func holdInTime(_ id: Int) async {
    let value = await ask()
    let isFree = holds[id] == nil
    if isFree { holds[id] = value }
  }

  func mark(_ id: Int) async {
    let isFree = holds[id] == nil
    guard isFree else { return }
    holds[id] = 0
    holds[id] = await ask()
  }

  func askAgain(_ id: Int) async {
    let isFree = holds[id] == nil
    let value = await ask()
    if isFree, holds[id] == nil { holds[id] = value }
  }

  func unwrap(_ id: Int) async {
    let known = holds[id]
    let value = await ask()
    guard let known else { return }
    holds[id] = value + known
  }

  func find(_ id: Int) async -> Int {
    let known = holds[id]
    if let known { return known }
    let value = await ask()
    holds[id] = value // expect: actor_reentrancy (note)
    return value
  }

  func findNext(_ id: Int) async -> Int {
    let known = holds[id]
    if let next = known?.advanced(by: 1) { return next }
    let value = await ask()
    holds[id] = value // expect: actor_reentrancy (note)
    return value
  }

  func findAgain(_ id: Int) async -> Int {
    let known = holds[id]
    guard known == nil else { return 0 }
    let value = await ask()
    if let other = holds[id] { return other }
    holds[id] = value
    return value
  }

  func showKnown(_ id: Int) async {
    let known = holds[id]
    if let known { print(known) }
    holds[id] = await ask()
  }

  private func canHold(_ id: Int) -> Bool { balance > id && holds[id] == nil }

  func spend(_ id: Int) async {
    let allowed = canHold(id)
    _ = await ask()
    if allowed {
      balance -= id // expect: actor_reentrancy
    }
  }

  func spendInTime(_ id: Int) async {
    _ = await ask()
    let allowed = canHold(id)
    if allowed { balance -= id }
  }

  func believe(_ id: Int) async {
    let isFree = await isFree(holds[id])
    if isFree { holds[id] = 1 }
  }

  private func isFree(_ hold: Int?) async -> Bool { hold == nil }

  func show(_ id: Int) async {
    let known = holds[id]
    let value = await ask()
    if known == nil { print(value) }
    balance = value
  }
}
