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

actor Store {
  func save(_ id: Int) {}
}
