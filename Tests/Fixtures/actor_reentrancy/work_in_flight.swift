actor Cache {
  private var client: Int?
  private var work: Task<Int, Never>?
  private var values: [String: Int] = [:]
  private var loading: Set<String> = []
  private var endpoint: String?
  private var state: Int?

  func shared() async -> Int {
    if let client { return client }
    if let work { return await work.value }
    let task = Task { 1 }
    work = task
    let made = await task.value
    client = made
    return made
  }

  func load(_ key: String) async {
    guard values[key] == nil else { return }
    guard !loading.contains(key) else { return }
    loading.insert(key)
    values[key] = await fetch()
    loading.remove(key)
  }

  func fill(_ key: String) async {
    guard values[key] == nil else { return }
    guard !loading.contains(key) else { return }
    let value = await fetch()
    loading.insert(key) // expect: actor_reentrancy (note)
    values[key] = value // expect: actor_reentrancy (note)
  }

  func probe() async {
    guard let endpoint else { return }
    if await !isAlive(endpoint) {
      self.endpoint = nil // expect: actor_reentrancy (note)
    }
  }

  func step(_ input: Int) async {
    guard let old = state else { return }
    let new = await run(old, input)
    state = new // expect: actor_reentrancy
  }

  func fetch() async -> Int { 1 }
  func run(_ old: Int, _ input: Int) async -> Int { old + input }
  func isAlive(_ place: String) async -> Bool { true }
}
