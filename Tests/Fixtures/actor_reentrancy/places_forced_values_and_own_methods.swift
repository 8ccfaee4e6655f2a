actor Basket {
  private var items: [String] = []
  private var token: String?
  private var stock = 3
  private var isOpen = false

  func rename(_ old: String, to new: String) async {
    guard let index = items.firstIndex(of: old) else { return }
    await check(new)
    items[index] = new // expect: actor_reentrancy
  }

  func renameAtOnce(_ old: String, to new: String) async {
    await check(new)
    guard let index = items.firstIndex(of: old) else { return }
    items[index] = new
  }

  func renameAgain(_ old: String, to new: String) async {
    guard let index = items.firstIndex(of: old) else { return }
    await check(new)
    guard items.indices.contains(index) else { return }
    items[index] = new
  }

  func send() async {
    guard token != nil else { return }
    await check("x")
    print(token!) // expect: actor_reentrancy
  }

  func renew() async {
    if token == nil { token = await fetch() } // expect: actor_reentrancy (twice)
    print(token!)
  }

  func buy() async {
    guard stock > 0 else { return }
    await check("pay")
    take() // expect: actor_reentrancy
  }

  func buyChecked() async {
    guard stock > 0 else { return }
    await check("pay")
    takeIfThere()
  }

  func close() async {
    guard isOpen else { return }
    await check("close")
    shut()
  }

  private func take() { stock -= 1 }
  private func takeIfThere() { if stock > 0 { stock -= 1 } }
  private func shut() { isOpen = false }
  private func check(_ name: String) async {}
  private func fetch() async -> String { "" }
}
