struct Store {
  func open() async -> Bool { false }

  func openInThreeTries() async {
    for _ in 0..<3 {
      if await open() { return }
      try? await Task.sleep(for: .seconds(1))
    }
    var attempt = 0
    while attempt < 3 {
      if await open() { return }
      try? await Task.sleep(for: .seconds(1))
      attempt += 1
    }
    let pauses = [1, 2, 4]
    for pause in pauses {
      if await open() { return }
      try? await Task.sleep(for: .seconds(pause))
    }
  }

  func openInManyTries(_ pauses: [Int]) async {
    for _ in 1...10 {
      if await open() { return }
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (note)
    }
    for pause in pauses {
      if await open() { return }
      try? await Task.sleep(for: .seconds(pause)) // expect: swallowed_cancellation (note)
    }
  }

  func price() async -> Double { 0 }

  func waitForPrice() async {
    var price = 0.0
    while price <= 0 {
      price = await self.price()
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (note)
    }
  }
}
