/// How bad a finding is: an error crashes, hangs or corrupts; a warning leaks, loses order or errors;
/// a note audits and is shown only when asked for.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }
}
