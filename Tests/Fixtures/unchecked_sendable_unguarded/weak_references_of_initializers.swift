// A weak reference must be a variable; who is given it for good is not meant to set it again.
final class Adapter: @unchecked Sendable {
  weak var store: Store?

  init(store: Store) {
    self.store = store
  }

  func count() -> Int { store?.count ?? 0 }
}

final class Viewer: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('store' is read)
  weak var store: Store?

  func count() -> Int { store?.count ?? 0 }
}

final class Store: Sendable {
  let count = 0
}

func show(_ viewer: Viewer, _ store: Store) {
  viewer.store = store
}
