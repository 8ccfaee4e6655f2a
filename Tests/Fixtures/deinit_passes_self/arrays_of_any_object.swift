enum Graveyard {
  nonisolated(unsafe) static var stones: [AnyObject] = []  // expect: nonisolated_unsafe_storage
}

final class Ghost {
  weak var yard: Yard?

  deinit {
    Graveyard.stones.append(self)  // expect: deinit_passes_self
    yard?.row.append(self)  // expect: deinit_passes_self
    yard?.row.append(ObjectIdentifier(self) as AnyObject)
  }
}

final class Yard {
  var row: [AnyObject] = []
}
