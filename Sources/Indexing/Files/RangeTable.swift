import Lexing

/// Ranges of tokens that lie within each other or apart, so that those around a token are found without a look at all.
///
/// A class, so that a look-up keeps one thing alive rather than four arrays.
final class RangeTable {
  /// What has each range, as an index in the list that the table was made of, by where the ranges begin.
  private let owners: [Int32]
  private let starts: [Int32]
  private let ends: [Int32]
  /// The nearest range in front that ends no sooner, by its place in this order; -1 for none.
  private let outer: [Int32]

  init(_ ranges: [Range<Int>?]) {
    let keys = ranges.enumerated().compactMap { owner, range in
      range.map { UInt64($0.lowerBound) << 32 | UInt64(owner) }
    }.sorted()
    owners = keys.map { Int32(truncatingIfNeeded: $0) }
    starts = keys.map { Int32($0 >> 32) }
    ends = owners.map { Int32(ranges[Int($0)]?.upperBound ?? 0) }
    var outer: [Int32] = []
    outer.reserveCapacity(owners.count)
    for place in owners.indices {
      var other = place - 1
      while other >= 0, ends[other] < ends[place] { other = Int(outer[other]) }
      outer.append(Int32(other))
    }
    self.outer = outer
  }

  /// The owners of the ranges around a token, from the one that begins last outwards.
  func owners(around token: Int) -> Owners {
    Owners(table: self, token: token, place: starts.orderedIndex(where: { Int($0) > token }) - 1)
  }

  struct Owners: Sequence, IteratorProtocol {
    fileprivate let table: RangeTable
    fileprivate let token: Int
    /// Of the next one to look at; -1 behind the last.
    fileprivate var place: Int

    mutating func next() -> Int? {
      while place >= 0 {
        let found = place
        place = Int(table.outer[found])
        if Int(table.ends[found]) > token { return Int(table.owners[found]) }
      }
      return nil
    }
  }
}
