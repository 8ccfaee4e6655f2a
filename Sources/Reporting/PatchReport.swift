package import Lexing

/// Changes of files as a patch that `git apply` takes.
package struct PatchReport {
  /// A file before and after.
  package struct Change: Sendable {
    /// Relative to the folder in which the patch is applied.
    package var path: Path
    package var old: [UInt8]
    package var new: [UInt8]

    package init(path: Path, old: [UInt8], new: [UInt8]) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// Lines around a change.
  private static let surroundings = 3

  package init() {}

  package func write(_ changes: [Change], to output: ByteOutput) {
    for change in changes where change.old != change.new {
      output.append("--- ")
      output.append(name("a/", change.path))
      output.append("+++ ")
      output.append(name("b/", change.path))
      let lines = LineComparison(change.old, change.new).lines
      for hunk in hunks(in: lines) { write(lines, hunk, to: output) }
    }
  }

  /// In quotes as in C where the name holds what would end it; a tab marks the end of one with a space.
  private func name(_ prefix: String, _ path: Path) -> [UInt8] {
    let plain = Array(prefix.utf8) + path.bytes
    let isOdd = plain.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    guard isOdd else { return plain + (plain.contains(UInt8(ascii: " ")) ? "\t\n" : "\n").utf8 }
    var quoted = [UInt8(ascii: "\"")]
    for byte in plain {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        quoted += [UInt8(ascii: "\\"), byte]
      } else if byte < 0x20 || byte == 0x7F {
        quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
      } else {
        quoted.append(byte)
      }
    }
    return quoted + "\"\n".utf8
  }

  /// Ranges of lines around changes that are near each other.
  private func hunks(in lines: [LineComparison.Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.side != .both {
      let start = max(0, index - Self.surroundings)
      let end = min(lines.count, index + Self.surroundings + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func write(_ lines: [LineComparison.Line], _ hunk: Range<Int>, to output: ByteOutput) {
    let old = place(lines, hunk, without: .new)
    let new = place(lines, hunk, without: .old)
    output.append("@@ -\(old) +\(new) @@\n")
    for line in lines[hunk] {
      output.append(line.side.rawValue)
      output.append(line.text)
      if line.text.last != UInt8(ascii: "\n") { output.append("\n\\ No newline at end of file\n") }
    }
  }

  /// `start,count`; of nothing, the line before counts.
  private func place(_ lines: [LineComparison.Line], _ hunk: Range<Int>, without other: LineComparison.Side) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.side != other }
    let count = lines[hunk].count { $0.side != other }
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}

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

  private mutating func compare(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var isRemoved = Array(repeating: false, count: old.count)
    var isInserted = Array(repeating: false, count: new.count)
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, isRemoved[left] {
        lines.append(Line(side: .old, text: old[left]))
        left += 1
      } else if right < new.count, isInserted[right] {
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
