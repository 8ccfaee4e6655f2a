import Lexing
import Linting

/// One line for each finding, as Xcode, editors and reviewers read it: `path:line:column: severity: message (rule_id)`.
package struct TextReport {
  private let isColored: Bool
  private let isOnTerminal: Bool
  /// For build phases of Xcode, whose current folder is not the user's.
  private let showsAbsolutePaths: Bool

  /// `isColored` is for terminals that know the usual escape sequences.
  package init(isColored: Bool = false, isOnTerminal: Bool = false, showsAbsolutePaths: Bool = false) {
    self.isColored = isColored
    self.isOnTerminal = isOnTerminal
    self.showsAbsolutePaths = showsAbsolutePaths
  }

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    for project in projects {
      var path = Path("")
      var shownPath: [UInt8] = []
      for finding in project.report.findings {
        guard output.isOpen else { return }
        if finding.place.path != path || shownPath.isEmpty {
          path = finding.place.path
          let location = project.location
          let named = showsAbsolutePaths ? location.absolute(path) : location.shown(path)
          shownPath = TerminalText.escaped(named, onTerminal: isOnTerminal)
        }
        write(finding, at: shownPath, to: output)
      }
    }
  }

  private func write(_ finding: Finding, at path: [UInt8], to output: ByteOutput) {
    let (bold, color, plain) = isColored ? ("\u{1B}[1m", finding.severity.color, "\u{1B}[0m") : ("", "", "")
    output.append(bold)
    output.append(path)
    output.append(":\(finding.place.line):\(finding.place.column): \(color)\(finding.severity.rawValue):\(plain) ")
    output.append(TerminalText.escaped(finding.message))
    output.append(" (")
    output.append(TerminalText.escaped(finding.rule))
    output.append(")")
    switch finding.suppression {
    case nil: break
    case .baseline: output.append(" in the baseline")
    case .comment(let reason):
      output.append(" suppressed")
      output.append(TerminalText.escaped(reason.isEmpty ? "" : ": \(reason)"))
    }
    output.append("\n")
  }
}

extension Severity {
  /// What makes a terminal write in the severity's color.
  fileprivate var color: String {
    switch self {
    case .error: "\u{1B}[31m"
    case .warning: "\u{1B}[33m"
    case .note: "\u{1B}[36m"
    }
  }
}
