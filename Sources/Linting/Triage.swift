import Indexing
package import Lexing

/// What becomes of the rules' findings before anybody sees them.
package struct Triage: Sendable {
  package var names: RuleNames
  /// The rules that run in a file, and their severities.
  package var selection: @Sendable (Path) -> RuleSelection
  /// The least severity that is shown.
  package var level: Severity
  /// Whether findings at a place are reported; nil when all are.
  package var isWanted: (@Sendable (Place) -> Bool)?
  /// What is known already.
  package var baseline: Baseline?
  /// Whether suppressed findings stay in the report, marked.
  package var showsSuppressed: Bool

  package init(
    names: RuleNames,
    level: Severity,
    showsSuppressed: Bool,
    selection: @escaping @Sendable (Path) -> RuleSelection
  ) {
    self.names = names
    self.level = level
    self.showsSuppressed = showsSuppressed
    self.selection = selection
  }

  package func apply(to report: inout Report) {
    guard !report.findings.isEmpty || !report.suppressions.isEmpty || baseline != nil else { return }
    select(&report.findings, report.settings)
    suppress(&report)
    // What the level hides was found all the same, and is not stale.
    if let baseline { report.stale = baseline.mark(&report.findings) }
    for finding in report.findings where finding.severity < level && finding.suppression == nil {
      if isWanted?(finding.place) ?? true { report.hidden[finding.severity, default: 0] += 1 }
    }
    report.findings.removeAll { $0.severity < level }
    if let isWanted { report.findings.removeAll { !isWanted($0.place) } }
    report.baselined = report.findings.count { $0.suppression == .baseline }
    report.suppressed = report.findings.count { $0.suppression != nil } - report.baselined
    if !showsSuppressed { report.findings.removeAll { $0.suppression != nil } }
  }

  /// Whether a rule runs in a file of some build settings.
  private func runs(_ rule: String, _ selection: RuleSelection, _ settings: BuildSettings?) -> Bool {
    guard let known = names.rule(rule) else { return false }
    return selection.runs(rule, isCovered: known.compiler.covers(settings ?? .unknown(.noManifest)))
  }

  /// Findings are in order, so that those of a file stand together.
  private func select(_ findings: inout [Finding], _ settings: [Path: BuildSettings]) {
    var path = Path("")
    var selection = selection(path)
    var build: BuildSettings?
    findings = findings.compactMap { finding in
      if finding.place.path != path {
        path = finding.place.path
        selection = self.selection(path)
        build = settings[path]
      }
      guard runs(finding.rule, selection, build) else { return nil }
      var finding = finding
      finding.severity = selection.severity(of: finding)
      return finding
    }
  }

  private func suppress(_ report: inout Report) {
    guard !report.suppressions.isEmpty else { return }
    var remarks: [Finding] = []
    for file in report.suppressions {
      let start = report.findings.orderedIndex(where: { $0.place.path >= file.path })
      let end = report.findings.orderedIndex(where: { $0.place.path > file.path })
      var matching = SuppressionMatching(file) { names.needsReason($0) }
      matching.mark(&report.findings[start..<end])
      remarks += matching.remarks + self.remarks(on: file, isUsed: matching.isUsed, report.settings[file.path])
    }
    select(&remarks, report.settings)
    report.findings = (report.findings + remarks).sorted()
  }

  private func remarks(on file: FileSuppressions, isUsed: [Bool], _ settings: BuildSettings?) -> [Finding] {
    let selection = selection(file.path)
    var remarks = file.faults.map { SuppressionRemark.invalid.finding($0.message, at: $0.place) }
    for (suppression, isUsed) in zip(file.suppressions, isUsed) where !isUsed {
      let rule = suppression.rule
      if names.rule(rule) == nil {
        let hint = Suggestion.phrase(for: rule, among: names.ids)
        remarks.append(SuppressionRemark.invalid.finding("unknown rule '\(rule)'\(hint)", at: suppression.place))
      } else if runs(rule, selection, settings) {
        let message = "'\(rule)' finds nothing here; remove it from the comment"
        let fix = Fix("remove '\(rule)' from the comment", isSafe: true, suppression.removal)
        remarks.append(SuppressionRemark.unused.finding(message, at: suppression.place, fix: fix))
      }
    }
    return remarks
  }
}

extension RuleNames {
  fileprivate func rule(_ id: String) -> (any Rule)? {
    ids.firstIndex(of: id).map { rules[$0] }
  }

  /// Whether a comment that suppresses a finding must say why: of an error, as it is here, and of an opt-out.
  fileprivate func needsReason(_ finding: Finding) -> Bool {
    finding.severity == .error
      || families.contains { $0.needsReasons && $0.rules.contains { $0.id == finding.rule } }
  }
}
