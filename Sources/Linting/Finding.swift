package import Indexing
package import Lexing

/// A hazard that a rule found: what happens, where, and what proves it.
package struct Finding: Sendable, Hashable {
  package var rule: String
  package var severity: Severity
  /// What happens, then what to do: lower case, no full stop.
  package var message: String
  package var place: Place
  /// The declaration that holds the finding, as `Type.member(label:)`; empty at file level.
  package var symbol: String
  package var related: [Related]
  /// The better form as edits, the best first.
  package var fixes: [Fix]
  /// Sixteen hexadecimal digits that stay the same while the finding's tokens and its declaration's name do.
  package var fingerprint: String
  /// Why it does not count; nil when it does.
  package var suppression: Suppression?

  /// What takes a finding out of the count.
  package enum Suppression: Sendable, Hashable {
    /// A comment, with the reason that it gives.
    case comment(reason: String)
    /// It is known.
    case baseline
  }

  /// Evidence for a finding at another place.
  package struct Related: Sendable, Hashable {
    package var place: Place
    package var message: String

    package init(place: Place, message: String) {
      self.place = place
      self.message = message
    }
  }

  package init(
    rule: String,
    severity: Severity,
    message: String,
    place: Place,
    symbol: String = "",
    related: [Related] = [],
    fixes: [Fix] = [],
    fingerprint: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.symbol = symbol
    self.related = related
    self.fixes = fixes
    self.fingerprint = fingerprint
  }
}

/// A range of a file: lines and columns from 1, columns in UTF-8 bytes, the end exclusive.
package struct Place: Sendable, Hashable {
  package var path: Path
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int
  /// The columns in UTF-16 code units, as SARIF and editors count.
  package var utf16Column: Int
  package var endUTF16Column: Int

  /// Without the UTF-16 columns the lines are taken to be ASCII up to there.
  package init(
    path: Path,
    line: Int,
    column: Int,
    endLine: Int,
    endColumn: Int,
    utf16Column: Int? = nil,
    endUTF16Column: Int? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.utf16Column = utf16Column ?? column
    self.endUTF16Column = endUTF16Column ?? endColumn
  }
}

extension Place {
  /// One character where a setting begins.
  package init(_ setting: SettingPlace) {
    self.init(
      path: setting.path,
      line: setting.line,
      column: setting.column,
      endLine: setting.line,
      endColumn: setting.column + 1
    )
  }
}

extension Finding: Comparable {
  package static func < (left: Finding, right: Finding) -> Bool {
    left.order(before: right) ?? false
  }

  /// Whether it comes first in the order of reports: path, line, column, rule, message; nil where all of these are alike.
  func order(before other: Finding) -> Bool? {
    if place.path != other.place.path { return place.path < other.place.path }
    if place.line != other.place.line { return place.line < other.place.line }
    if place.column != other.place.column { return place.column < other.place.column }
    if rule != other.rule { return rule < other.rule }
    return message == other.message ? nil : message < other.message
  }
}
