/// The lines of two texts, the common ones once.
package struct LineComparison {
  /// What a line is in.
  package enum Side: String, Sendable {
    case both = " "
    case old = "-"
    case new = "+"
  }

  package struct Line {
    package let side: Side
    /// With its line feed, if it has one.
    package let text: ArraySlice<UInt8>
  }

  package private(set) var lines: [Line] = []

  package init(_ old: [UInt8], _ new: [UInt8]) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.suffix(rest).reversed(), new.suffix(rest).reversed()).prefix { $0 == $1 }.count
    let oldMiddle = Array(old[start..<old.count - end])
    let newMiddle = Array(new[start..<new.count - end])
    lines = old[..<start].map { Line(side: .both, text: $0) }
    compare(oldMiddle, newMiddle)
    lines += old[(old.count - end)...].map { Line(side: .both, text: $0) }
  }

  /// In parts of a limited number of differences: the cost of one with thousands grows with their square.
  private mutating func compare(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let numbers = LineNumbers(old, new)
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let end = numbers.reach(from: left, right)
      let changes = Array(numbers.new[right..<end.new]).difference(from: Array(numbers.old[left..<end.old]))
      append(old[left..<end.old], new[right..<end.new], changes)
      (left, right) = end
    }
  }

  private mutating func append(
    _ old: ArraySlice<ArraySlice<UInt8>>,
    _ new: ArraySlice<ArraySlice<UInt8>>,
    _ changes: CollectionDifference<Int>
  ) {
    var isRemoved = Array(repeating: false, count: old.count)
    var isInserted = Array(repeating: false, count: new.count)
    for change in changes {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    var (left, right) = (old.startIndex, new.startIndex)
    while left < old.endIndex || right < new.endIndex {
      if left < old.endIndex, isRemoved[left - old.startIndex] {
        lines.append(Line(side: .old, text: old[left]))
        left += 1
      } else if right < new.endIndex, isInserted[right - new.startIndex] {
        lines.append(Line(side: .new, text: new[right]))
        right += 1
      } else {
        lines.append(Line(side: .both, text: old[left]))
        left += 1
        right += 1
      }
    }
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
      found.append(rest[...feed])
      rest = rest[(feed + 1)...]
    }
    if !rest.isEmpty { found.append(rest) }
    return found
  }
}

/// The lines of two texts as numbers: equal lines have the same.
private struct LineNumbers {
  private(set) var old: [Int] = []
  private(set) var new: [Int] = []

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var known: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = known[line] { return number }
      known[line] = known.count
      return known.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
  }

  /// No part of a comparison has more differences.
  private static let limit = 256

  /// How far both texts can be followed from two lines on with a limited number of differences (Myers, 1986).
  func reach(from left: Int, _ right: Int) -> (old: Int, new: Int) {
    let (width, height) = (old.count - left, new.count - right)
    // By diagonal, how far the old text can be followed; -1 for not at all.
    var furthest = Array(repeating: -1, count: 2 * Self.limit + 3)
    let middle = Self.limit + 1
    furthest[middle + 1] = 0
    for differences in 0...Self.limit {
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let inserted = furthest[middle + diagonal + 1]
        let removed = furthest[middle + diagonal - 1]
        var column = removed >= 0 && removed < width ? removed + 1 : -1
        if inserted >= 0, inserted - diagonal <= height { column = max(column, inserted) }
        while column >= 0, column < width, column - diagonal < height,
          old[left + column] == new[right + column - diagonal]
        {
          column += 1
        }
        furthest[middle + diagonal] = column
        if column == width, column - diagonal == height { return (old.count, new.count) }
      }
    }
    let last = stride(from: -Self.limit, through: Self.limit, by: 2).filter { furthest[middle + $0] >= 0 }
      .max { 2 * furthest[middle + $0] - $0 < 2 * furthest[middle + $1] - $1 }
    guard let last else { return (old.count, new.count) }
    return (left + furthest[middle + last], right + furthest[middle + last] - last)
  }
}
