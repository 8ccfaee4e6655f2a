import CoreData

// Core Data and Interface Builder guard nothing; what a wrapper does, nobody knows here.

final class Note: NSManagedObject, @unchecked Sendable { // expect: unchecked_sendable_unguarded ('title' is changed)
  @NSManaged var title: String

  func rename(_ title: String) { self.title = title }
}

final class Meter: NSObject, @unchecked Sendable { // expect: unchecked_sendable_unguarded ('limit' is changed)
  @IBInspectable var limit = 0

  func raise() { limit += 1 }
}

final class Gauge: NSObject, @unchecked Sendable {
  @Atomic var limit = 0

  func raise() { limit += 1 }
}
