actor Pool {
  var open = 0
  var limit = 8
  var isClosing = false
  var hasRoom: Bool { !isClosing && open < limit }

  func covers(_ more: Int) -> Bool { open + more <= limit }
  func connect() async {}
}
// file: Pool+Checkout.swift
extension Pool {
  func take() async {
    guard hasRoom else { return }
    await connect()
    open += 1 // expect: actor_reentrancy
  }

  func take(_ count: Int) async {
    guard covers(count) else { return }
    await connect()
    open += count // expect: actor_reentrancy
  }

  func takeAgain() async {
    guard hasRoom else { return }
    await connect()
    guard hasRoom else { return }
    open += 1
  }
}
