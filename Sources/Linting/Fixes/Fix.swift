package import Lexing

/// A change to a finding's file that mends it.
package struct Fix: Sendable, Hashable {
  /// The program does what it did but for the hazard; nobody need look at the change.
  package var isSafe: Bool
  /// What it does, as an order: lower case, no full stop.
  package var title: String
  /// In the order of the file, none overlapping another.
  package var edits: [Edit]

  /// A range of a file and what takes its place.
  package struct Edit: Sendable, Hashable {
    /// Byte offsets; empty for what only inserts.
    package var range: Range<Int>
    /// The same as lines and columns.
    package var place: Place
    package var text: String

    package init(range: Range<Int>, place: Place, text: String) {
      self.range = range
      self.place = place
      self.text = text
    }
  }

  /// Nil when edits overlap, or there are none.
  package init?(_ title: String, isSafe: Bool, _ edits: [Edit]) {
    let edits = edits.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    guard !edits.isEmpty, zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound })
    else { return nil }
    self.isSafe = isSafe
    self.title = title
    self.edits = edits
  }
}

extension Place {
  /// A range of a file's bytes as lines and columns.
  package init(_ range: Range<Int>, in source: SourceBuffer, _ lines: LineTable, at path: Path) {
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    self.init(
      path: path,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      utf16Column: lines.utf16Column(of: range.lowerBound, in: source),
      endUTF16Column: lines.utf16Column(of: range.upperBound, in: source)
    )
  }
}
