import Foundation

class Shelf: @unchecked Sendable {
  fileprivate let lock = NSLock()
  fileprivate var books: [String] = []

  func put(_ book: String) { lock.withLock { books.append(book) } }
}

final class GlassShelf: Shelf, @unchecked Sendable { // expect: unchecked_sendable_unguarded (read outside of its lock in line 11)
  func look() -> [String] { books }
}

final class WoodenShelf: Shelf, @unchecked Sendable {
  func look() -> [String] { lock.withLock { books } }
}

// What it inherits is another class's to answer for.
class Box {
  var count = 0

  func add() { count += 1 }
}

final class LockedBox: Box, @unchecked Sendable {
  private let lock = NSLock()

  override func add() { lock.withLock { super.add() } }
  func read() -> Int { lock.withLock { count } }
}
