package import Lexing

/// What the comments of one file tell the linter.
package struct FileSuppressions: Sendable {
  package var path: Path
  /// By where they begin to hold.
  package var suppressions: [Suppression]
  /// Comments that cannot be understood.
  package var faults: [Fault]

  /// A rule that a comment silences for a part of the file.
  package struct Suppression: Sendable, Equatable {
    package var rule: String
    /// Empty when none is given.
    package var reason: String
    /// Of the comment.
    package var place: Place
    /// Findings that begin in it are silenced.
    package var range: Range<Position>
    /// What takes the rule out of the comment, and out of the one that ends it.
    package var removal: [Fix.Edit]
  }

  package struct Fault: Sendable, Equatable {
    package var message: String
    /// Of the comment.
    package var place: Place
  }
}

/// A line and a column of it, both from 1, columns in UTF-8 bytes.
package struct Position: Comparable, Sendable {
  package var line: Int
  package var column: Int

  package static let start = Position(line: 1, column: 1)
  package static let end = Position(line: .max, column: 1)

  package static func < (left: Position, right: Position) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}
