package import Lexing

/// What becomes of the rules' findings before anybody sees them.
package struct Triage: Sendable {
  /// The rules that run in a file, and their severities.
  package var selection: @Sendable (Path) -> RuleSelection
  /// The least severity that is shown.
  package var level: Severity

  package init(level: Severity, selection: @escaping @Sendable (Path) -> RuleSelection) {
    self.level = level
    self.selection = selection
  }

  package func apply(to report: inout Report, rules: [any Rule]) {
    guard !report.findings.isEmpty else { return }
    let covered = Set(rules.filter(\.compiler.coversUnknownMode).map(\.id))
    var path = Path("")
    var selection = selection(path)
    report.findings = report.findings.compactMap { finding in
      if finding.place.path != path {
        path = finding.place.path
        selection = self.selection(path)
      }
      guard selection.runs(finding.rule, isCovered: covered.contains(finding.rule)) else { return nil }
      var finding = finding
      finding.severity = selection.severity(of: finding)
      return finding.severity < level ? nil : finding
    }
  }
}
