actor Pool {
  var idle: [Int] = []
  var open = 0
  var running: [Int: Task<Int, Never>] = [:]

  func take() async -> Int? {
    if let spare = idle.popLast() { return spare }
    guard open < 8 else { return nil }
    let connection = await connect()
    open += 1 // expect: actor_reentrancy
    return connection
  }

  func takeOnce(_ key: Int) async -> Int? {
    if let other = running[key] { return await other.value }
    guard open < 8 else { return nil }
    let task = Task { await connect() }
    running[key] = task
    let connection = await task.value
    open += 1
    return connection
  }

  func connect() async -> Int { 0 }
}
