import JSON
import Lexing
import Linting

/// The report as GitLab's Code Quality artifact: one array of issues.
package struct GitLabReport {
  package init() {}

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    var seen: [String: Int] = [:]
    output.append("[")
    output.writeEach(projects.lazy.flatMap(\.findingsInRepository), line: "\n") { finding, path in
      // An artifact must not hold a fingerprint twice: equal findings are told apart by their number.
      let key = "\(finding.rule)-\(finding.fingerprint)"
      let count = seen[key, default: 0] + 1
      seen[key] = count
      write(finding, at: path, fingerprint: count == 1 ? key : "\(key)-\(count)", to: output)
    }
    output.append("\n]\n")
  }

  private func write(_ finding: Finding, at path: Path, fingerprint: String, to output: ByteOutput) {
    output.append("  {\"check_name\": ")
    output.append(JSONText.quoted(finding.rule))
    output.append(", \"description\": ")
    output.append(JSONText.quoted(finding.message))
    output.append(", \"fingerprint\": ")
    output.append(JSONText.quoted(fingerprint))
    output.append(", \"location\": {\"lines\": {\"begin\": \(finding.place.line), \"end\": \(finding.place.endLine)}")
    output.append(", \"path\": ")
    output.append(PathText.quoted(path))
    output.append("}, \"severity\": \"\(severity(finding.severity))\"}")
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
