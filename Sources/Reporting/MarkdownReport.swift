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
      let cells = [
        MarkdownText.code(place), finding.severity.rawValue, MarkdownText.plain(finding.message),
        MarkdownText.code(finding.rule),
      ]
      output.append("| \(cells.joined(separator: " | ")) |\n")
    }
  }
}
