actor Store {
  var items: [Int] = []
  var count = 0
  var isOpen = false
  var session: Session?

  func take(_ price: Int) async throws {
    guard count >= price else { return }
    let rate = try await fetchRate()
    count -= price * rate // expect: actor_reentrancy ('count')
  }

  func drain() async {
    if items.isEmpty { return }
    for item in items {
      await send(item)
    }
    items.removeAll() // expect: actor_reentrancy ('items')
  }

  func open() async {
    if !self.isOpen {
      await connect()
      self.isOpen = true // expect: actor_reentrancy ('isOpen')
    }
  }

  func eachTurn() async {
    while count > 0 {
      await send(1)
      count -= 1 // expect: actor_reentrancy
    }
  }

  func onOnePathOnly(_ isSlow: Bool) async {
    guard isOpen else { return }
    if isSlow { await connect() }
    isOpen = false // expect: actor_reentrancy (done twice)
  }

  func receives(_ notes: AsyncStream<Int>) async {
    guard count == 0 else { return }
    for await note in notes {
      count = note // expect: actor_reentrancy (done twice)
      return
    }
  }

  func index(_ item: Int) async {
    guard item < items.count else { return }
    await send(item)
    items[item] = 0 // expect: actor_reentrancy (check again)
  }

  func fromItself() async {
    guard count > 0 else { return }
    await connect()
    count = count - 1 // expect: actor_reentrancy (check again)
  }

  func send(_ item: Int) async {}
  func connect() async {}
  func fetchRate() async throws -> Int { 1 }
}

extension Store {
  func closed() async {
    guard let session else { return }
    await session.end()
    self.session = nil // expect: actor_reentrancy (may hold another one)
  }
}

actor Executors {
  private var executors: [String: Session] = [:]
  private var waiting: [String: Int] = [:]

  func finished(_ key: String) async {
    guard let executor = executors[key] else { return }
    await executor.end()
    executors[key] = nil // expect: actor_reentrancy (may hold another one)
  }

  func forget(_ key: String) async {
    guard waiting[key] != nil else { return }
    await report(key)
    waiting.removeValue(forKey: key) // expect: actor_reentrancy (may hold another one)
  }

  func report(_ key: String) async {}
}
