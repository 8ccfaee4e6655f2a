import JSON
import Lexing
import Linting

/// The report as JUnit XML: a failed test for each finding, one that passes when there is none.
package struct JUnitReport {
  package init() {}

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    let summary = Summary(projects)
    let findings = projects.flatMap(\.report.findings).filter { $0.suppression == nil }
    let errors = projects.flatMap(\.report.skipped).filter(\.isFailure)
    let tests = max(findings.count + errors.count, 1)
    let counts = "tests=\"\(tests)\" failures=\"\(findings.count)\" errors=\"\(errors.count)\""
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"actorlint\" \(counts)>\n")
    output.append("  <testsuite name=\"actorlint\" \(counts)>\n")
    for finding in findings {
      guard output.isOpen else { return }
      write(finding, to: output)
    }
    for file in errors {
      output.append("    <testcase classname=\"\(attribute(PathText.text(file.path)))\" name=\"can be read\">\n")
      output.append("      <error message=\"\(attribute(file.reason))\"/>\n    </testcase>\n")
    }
    if findings.isEmpty, errors.isEmpty {
      output.append("    <testcase classname=\"actorlint\" name=\"\(attribute(summary.sentence))\"/>\n")
    }
    output.append("  </testsuite>\n</testsuites>\n")
  }

  private func write(_ finding: Finding, to output: ByteOutput) {
    let path = PathText.text(finding.place.path)
    let place = "\(path):\(finding.place.line):\(finding.place.column)"
    output.append("    <testcase classname=\"\(attribute(path))\" name=\"\(attribute(finding.rule)) in line ")
    output.append("\(finding.place.line)\">\n")
    output.append("      <failure type=\"\(finding.severity.rawValue)\" message=\"\(attribute(finding.message))\">")
    output.append("\(attribute("\(place): \(finding.message) (\(finding.rule))"))</failure>\n    </testcase>\n")
  }

  /// XML 1.0 has no form at all for most control characters: they become U+FFFD.
  private func attribute(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      case _ where SteeringText.contains(scalar): "&#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}
