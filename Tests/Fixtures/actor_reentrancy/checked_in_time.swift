actor Store {
  var count = 0
  var isOpen = false
  var entries: [String: Entry] = [:]
  let limit = 3

  func before(_ price: Int) async {
    guard count >= price else { return }
    count -= price
    await report()
  }

  func again(_ price: Int) async {
    guard count >= price else { return }
    await report()
    guard count >= price else { return }
    count -= price
  }

  func flagFirst() async {
    guard !isOpen else { return }
    isOpen = true
    defer { isOpen = false }
    await report()
  }

  func unrelated() async {
    guard isOpen else { return }
    await report()
    count += 1
  }

  func noCheck() async {
    await report()
    count += 1
  }

  func constant() async {
    guard limit > 2 else { return }
    await report()
  }

  func hiddenByALocal() async {
    var count = count
    guard count > 1 else { return }
    await report()
    count -= 1
  }

  func stillThere(_ key: String) async {
    guard entries[key] != nil else { return }
    await report()
    entries[key]?.isSent = true
  }

  func waitsElsewhere() {
    guard count > 0 else { return }
    Task { await report() }
    count -= 1
  }

  nonisolated func outside(_ other: Store) async {
    guard await other.count > 0 else { return }
    await report()
  }

  func report() async {}
}

final class NoActor {
  var count = 0
  func take() async {
    guard count > 0 else { return }
    await report()
    count -= 1
  }
  func report() async {}
}
