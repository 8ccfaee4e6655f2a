extension Purse {
  func spend(_ price: Int) async {
    guard coins >= price else { return }
    await tell(price)
    coins -= price // expect: actor_reentrancy
  }

  func put(_ more: Int) async {
    let before = coins
    await tell(more)
    coins = before + more // expect: actor_reentrancy
  }

  func putBack() async {
    let before = coins
    coins = 0
    await tell(0)
    coins = before // expect: actor_reentrancy (undoes what others wrote)
  }

  func see(_ id: String) async {
    guard !seen.contains(id) else { return }
    await tell(1)
    seen.insert(id) // expect: actor_reentrancy (done twice)
  }

  func begin() async {
    guard phase == .idle else { return }
    await tell(1)
    phase = .running // expect: actor_reentrancy (check again)
  }
}
// file: Purse.swift
actor Purse {
  enum Phase { case idle, running }
  var coins = 0
  var seen: Set<String> = []
  var phase = Phase.idle

  func tell(_ amount: Int) async {}
}
