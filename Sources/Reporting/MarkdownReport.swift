import JSON
import Lexing
import Linting

/// The report as a table for a pull request's comment or a job's summary.
package struct MarkdownReport {
  package init() {}

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    output.append("**actorlint**: \(Summary(projects).sentence)\n")
    let findings = projects.flatMap(\.report.findings).filter { $0.suppression == nil }
    guard !findings.isEmpty else { return }
    output.append("\n| Place | Severity | Finding | Rule |\n| --- | --- | --- | --- |\n")
    for finding in findings {
      guard output.isOpen else { return }
      let place = "\(PathText.text(finding.place.path)):\(finding.place.line)"
      let cells = [code(place), finding.severity.rawValue, plain(finding.message), code(finding.rule)]
      output.append("| \(cells.joined(separator: " | ")) |\n")
    }
  }

  /// Without what would end the code or the cell; a table reads `\\|` as `|` even there.
  private func code(_ text: String) -> String {
    let inner = text.unicodeScalars.map { scalar in
      switch scalar {
      case "|": "\\|"
      case "`": "\u{FFFD}"
      case _ where SteeringText.contains(scalar): "\u{FFFD}"
      default: String(scalar)
      }
    }
    return "`\(inner.joined())`"
  }

  /// Characters that Markdown or HTML would read are escaped.
  private func plain(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "&", "~": "\\\(scalar)"
      case _ where SteeringText.contains(scalar): " "
      default: String(scalar)
      }
    }.joined()
  }
}
