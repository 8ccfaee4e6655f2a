actor Counter {
  private var last = 0
  private var isBusy = false
  private let store: Store

  init(store: Store) {
    self.store = store
  }

  func next() async -> Int {
    let id = last + 1
    await store.save(id)
    last = id // expect: actor_reentrancy
    return id
  }

  func nextAtOnce() async -> Int {
    let id = last + 1
    last = id
    await store.save(id)
    return id
  }

  /// Who comes meanwhile is turned away.
  func nextAlone() async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    let id = last + 1
    await store.save(id)
    last = id
  }

  func addAlone() async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    let old = last
    await store.save(old)
    last = old + 1
  }

  /// The old value is put back.
  func probe() async {
    let old = last
    await store.save(0)
    last = old
  }
}

struct Figures {
  var failures = 0
}

/// Of a value's property, and under a key.
actor Statistics {
  private var figures = Figures()
  private var uses: [String: Int] = [:]
  private let store: Store

  init(store: Store) {
    self.store = store
  }

  func fail() async {
    let soFar = figures.failures
    await store.save(soFar)
    figures.failures = soFar + 1 // expect: actor_reentrancy
  }

  func failAtLast() async {
    let soFar = figures.failures
    await store.save(soFar)
    figures.failures += 1
  }

  func release(_ name: String) async {
    let left = uses[name, default: 1] - 1
    await store.save(left)
    uses[name] = left // expect: actor_reentrancy
  }

  func exchange(_ name: String, for other: String) async {
    let left = uses[name, default: 1] - 1
    await store.save(left)
    uses[other] = left
  }
}

actor Store {
  func save(_ id: Int) {}
}
