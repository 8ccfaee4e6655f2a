import Lexing

/// What bears which name: positions in a list of names. There are too many names for a dictionary of arrays.
///
/// The positions of a chain stand together and in order, so that those in a part of the list are found by halving.
///
/// A class, so that a look-up keeps one thing alive rather than three arrays.
final class NameChains: Sendable {
  private let names: [Name]
  /// Where each chain begins in `chained`, by the last bits of its names, and behind them where the last one ends.
  private let starts: [Int32]
  /// Positions in `names`, chain by chain.
  private let chained: [Int32]

  init(_ names: [Name]) {
    var size = 16
    while size < names.count { size *= 2 }
    var starts = Array(repeating: Int32(0), count: size + 1)
    // Through buffers: arrays would ask for each of very many names whether somebody else holds them.
    let count = starts.withUnsafeMutableBufferPointer { Self.count(names, $0, size) }
    // An array without capacity is everybody's, and this initializer writes to it.
    chained =
      count == 0
      ? []
      : Array(unsafeUninitializedCapacity: count) { chained, initialized in
        starts.withUnsafeMutableBufferPointer { Self.fill(chained, names, $0, size) }
        initialized = count
      }
    (self.names, self.starts) = (names, starts)
  }

  /// Counts how many names each chain has, and notes where it ends; returns how many there are in all.
  private static func count(_ names: [Name], _ ends: UnsafeMutableBufferPointer<Int32>, _ size: Int) -> Int {
    for name in names where name != .none { ends[chain(of: name, size)] += 1 }
    var count: Int32 = 0
    for chain in 0...size {
      count += ends[chain]
      ends[chain] = count
    }
    return Int(count)
  }

  /// Fills the chains from the last name on, so that where they end becomes where they begin.
  private static func fill(
    _ chained: UnsafeMutableBufferPointer<Int32>,
    _ names: [Name],
    _ ends: UnsafeMutableBufferPointer<Int32>,
    _ size: Int
  ) {
    for position in names.indices.reversed() where names[position] != .none {
      let chain = chain(of: names[position], size)
      ends[chain] -= 1
      chained[Int(ends[chain])] = Int32(position)
    }
  }

  private static func chain(of name: Name, _ size: Int) -> Int {
    Int(truncatingIfNeeded: name.rawValue) & (size - 1)
  }

  /// The first position of a name.
  func first(_ name: Name) -> Int? {
    var positions = self[name]
    return positions.next()
  }

  /// The last position of a name in front of another position.
  func last(_ name: Name, before position: Int) -> Int? {
    let chain = Self.chain(of: name, starts.count - 1)
    let start = Int(starts[chain])
    var place = place(of: position, from: start, to: Int(starts[chain + 1]))
    while place > start {
      place -= 1
      if names[Int(chained[place])] == name { return Int(chained[place]) }
    }
    return nil
  }

  /// False where nothing bears a name.
  func mayHold(_ name: Name) -> Bool {
    let chain = Self.chain(of: name, starts.count - 1)
    return starts[chain] < starts[chain + 1]
  }

  /// The positions of a name, in order.
  subscript(name: Name) -> Positions {
    let chain = Self.chain(of: name, starts.count - 1)
    return Positions(chains: self, name: name, place: Int(starts[chain]), end: Int(starts[chain + 1]))
  }

  /// The positions of a name in a part of the list, in order.
  subscript(name: Name, in part: Range<Int>) -> Positions {
    var positions = self[name]
    positions.narrow(to: part)
    return positions
  }

  /// Of the first in `chained`, from one place to another, that is no lower than a position.
  private func place(of position: Int, from start: Int, to end: Int) -> Int {
    var (low, high) = (start, end)
    while low < high {
      let middle = (low + high) / 2
      if Int(chained[middle]) < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  struct Positions: Sequence, IteratorProtocol {
    fileprivate let chains: NameChains
    fileprivate let name: Name
    /// In `chained`: the next one, and the end.
    fileprivate var place: Int
    fileprivate var end: Int

    fileprivate mutating func narrow(to part: Range<Int>) {
      place = chains.place(of: part.lowerBound, from: place, to: end)
      end = chains.place(of: part.upperBound, from: place, to: end)
    }

    mutating func next() -> Int? {
      while place < end {
        let found = Int(chains.chained[place])
        place += 1
        if chains.names[found] == name { return found }
      }
      return nil
    }
  }
}
