/// The members of all types, in pages: one array would be copied whenever it grows and when workers' facts are joined,
/// and leave holes where it was.
///
/// Those of one type stand together. Positions count as if all pages were full.
package struct MemberPages: Sendable {
  /// In each page but one that a larger type fills alone, which takes the numbers of several; those behind it are empty.
  private static let size = 1024

  private var pages: [[MemberFact]] = []
  /// Behind the last member.
  private var end: UInt32 = 0

  /// Appends the members of one type. Returns their positions, which stand behind those before also where there are none:
  /// who looks for the type of a member looks for it in order.
  mutating func append(_ members: MembersByScope.Members) -> Range<UInt32> {
    let count = members.count
    guard count > 0 else { return end..<end }
    let room = Self.size - (pages.last?.count ?? Self.size)
    if count > room || pages.last?.isEmpty == true {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(Swift.max(count, Self.size))
    }
    let page = pages.count - 1
    let start = page * Self.size + pages[page].count
    pages[page].append(contentsOf: members)
    for _ in 0..<(count - 1) / Self.size { pages.append([]) }
    end = UInt32(start + count)
    return UInt32(start)..<end
  }

  /// Appends the members of other files. Returns how far their positions move.
  mutating func append(_ other: MemberPages) -> UInt32 {
    let offset = pages.count * Self.size
    pages += other.pages
    end = UInt32(offset) + other.end
    return UInt32(offset)
  }

  package subscript(position: UInt32) -> MemberFact {
    var page = Int(position) / Self.size
    while pages[page].isEmpty { page -= 1 }
    return pages[page][Int(position) - page * Self.size]
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
