// Whoever can do nothing with an object but on main has it there.
final class Parcel {
  let address: String
  init(address: String) { self.address = address }

  deinit {
    MainActor.assumeIsolated { print("gone") } // expect: assume_isolated_off_main (note)
  }

  @MainActor func open() {}
  @MainActor func read() -> String { address }
}

final class Letter {
  deinit {
    MainActor.assumeIsolated { print("gone") } // expect: assume_isolated_off_main (error: traps off main; this is a 'deinit')
  }

  @MainActor func open() {}
  func read() {}
}

final class Card {
  deinit {
    MainActor.assumeIsolated { print("gone") } // expect: assume_isolated_off_main (error: traps off main; this is a 'deinit')
  }
}
