/// What waits has a value to return, or goes on in another closure.
struct Ferry: Sendable {
  func arrive() async -> Int {
    while true {
      if await row() > 3 { return 3 }
      try? await Task.sleep(for: .seconds(5)) // expect: swallowed_cancellation
    }
  }

  func depart() -> Task<Int, Never> {
    Task {
      while true {
        if await row() > 3 { return 3 }
        try? await Task.sleep(for: .seconds(5)) // expect: swallowed_cancellation
      }
    }
  }

  @discardableResult func row() async -> Int { 0 }
}
