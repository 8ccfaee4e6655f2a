import Lexing

/// What bears which name: positions in a list of names, chained through one array. There are too many names in a file
/// for a dictionary of arrays.
///
/// A class, so that a look-up keeps one thing alive rather than three arrays.
final class NameChains {
  private let names: [Name]
  /// The first of each chain, by the last bits of its names; -1 for none.
  private let first: [Int32]
  /// The next position in the same chain; -1 behind the last.
  private let next: [Int32]

  init(_ names: [Name]) {
    var next = Array(repeating: Int32(-1), count: names.count)
    var size = 16
    while size < names.count { size *= 2 }
    var first = Array(repeating: Int32(-1), count: size)
    // From the last one, so that each chain is in order.
    for position in names.indices.reversed() where names[position] != .none {
      let chain = Self.chain(of: names[position], size)
      next[position] = first[chain]
      first[chain] = Int32(position)
    }
    (self.names, self.first, self.next) = (names, first, next)
  }

  private static func chain(of name: Name, _ size: Int) -> Int {
    Int(truncatingIfNeeded: name.rawValue) & (size - 1)
  }

  /// The positions of a name, in order.
  subscript(name: Name) -> Positions {
    Positions(chains: self, name: name, position: first[Self.chain(of: name, first.count)])
  }

  struct Positions: Sequence, IteratorProtocol {
    fileprivate let chains: NameChains
    fileprivate let name: Name
    fileprivate var position: Int32

    mutating func next() -> Int? {
      while position >= 0 {
        let found = Int(position)
        position = chains.next[found]
        if chains.names[found] == name { return found }
      }
      return nil
    }
  }
}
