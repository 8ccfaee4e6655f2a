/// The members of all types, in pages: one array would be copied whenever it grows and when workers' facts are joined,
/// and leave holes where it was.
///
/// Those of one type stand together. Positions count as if all pages were full.
package struct MemberPages: Sendable {
  /// In each page but one that a larger type fills alone, which takes the numbers of several; those behind it are empty.
  private static let size = 1024

  private var pages: [[MemberFact]] = []

  /// Appends the members of one type. Returns their positions.
  mutating func append(_ members: MembersByScope.Members) -> Range<UInt32> {
    let count = members.count
    guard count > 0 else { return 0..<0 }
    let room = Self.size - (pages.last?.count ?? Self.size)
    if count > room || pages.last?.isEmpty == true {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(Swift.max(count, Self.size))
    }
    let page = pages.count - 1
    let start = page * Self.size + pages[page].count
    pages[page].append(contentsOf: members)
    for _ in 0..<(count - 1) / Self.size { pages.append([]) }
    return UInt32(start)..<UInt32(start + count)
  }

  /// Appends the members of other files. Returns how far their positions move.
  mutating func append(_ other: MemberPages) -> UInt32 {
    let offset = pages.count * Self.size
    pages += other.pages
    return UInt32(offset)
  }

  subscript(position: UInt32) -> MemberFact {
    pages[Int(position) / Self.size][Int(position) % Self.size]
  }

  /// Of one type.
  subscript(positions: Range<UInt32>) -> ArraySlice<MemberFact> {
    guard !positions.isEmpty else { return [] }
    let start = Int(positions.lowerBound) % Self.size
    return pages[Int(positions.lowerBound) / Self.size][start..<start + positions.count]
  }
}

extension MemberPages: Sequence {
  /// All members with their positions, in order.
  package func makeIterator() -> Iterator { Iterator(pages: pages) }

  package struct Iterator: IteratorProtocol {
    fileprivate let pages: [[MemberFact]]
    private var page = 0
    private var offset = 0

    fileprivate init(pages: [[MemberFact]]) { self.pages = pages }

    package mutating func next() -> (position: UInt32, fact: MemberFact)? {
      while page < pages.count {
        if offset < pages[page].count {
          defer { offset += 1 }
          return (UInt32(page * MemberPages.size + offset), pages[page][offset])
        }
        page += 1
        offset = 0
      }
      return nil
    }
  }
}
