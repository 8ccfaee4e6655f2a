actor Box<Value: Sendable> {
  private var value: Value
  private var list: [Int] = []

  init(_ value: Value) {
    self.value = value
  }

  func withValue(_ operation: @Sendable (inout Value) async throws -> Void) async rethrows {
    var copy = value
    defer { value = copy } // expect: actor_reentrancy
    try await operation(&copy)
  }

  func withValueAtOnce(_ operation: (inout Value) -> Void) async {
    var copy = value
    defer { value = copy }
    operation(&copy)
  }

  func look(_ operation: @Sendable (Value) async -> Void) async {
    let copy = value
    defer { value = copy }
    await operation(copy)
  }

  func add(_ next: Int) async {
    var copy = list
    copy.append(next)
    await save(copy)
    list = copy // expect: actor_reentrancy
  }

  func addAtOnce(_ next: Int) async {
    var copy = list
    copy.append(next)
    list = copy
    await save(copy)
  }

  private func save(_ list: [Int]) async {
    await Task.yield()
  }
}
