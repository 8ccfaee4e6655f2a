import Lexing
import Linting

/// Workflow commands of GitHub Actions, which show findings as annotations of a pull request.
package struct GitHubReport {
  package init() {}

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    for (finding, path) in projects.lazy.flatMap(\.findingsInRepository) {
      guard output.isOpen else { return }
      let place = finding.place
      output.append("::\(command(finding.severity)) file=\(property(PathText.text(path))),line=\(place.line)")
      output.append(",endLine=\(place.endLine),col=\(place.column)")
      // The end's column means something on the same line only, and includes the last character.
      if place.endLine == place.line { output.append(",endColumn=\(max(place.column, place.endColumn - 1))") }
      output.append(",title=\(property(finding.rule))::\(data(finding.message))\n")
    }
  }

  private func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    TerminalText.shown(text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined())
  }
}
