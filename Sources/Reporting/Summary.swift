package import Linting

/// What a run comes to, counted over its projects.
package struct Summary: Sendable, Equatable {
  package var files = 0
  package var lines = 0
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var suppressed = 0
  package var baselined = 0
  package var fixed = 0
  package var hidden: [Severity: Int] = [:]
  /// Rules that only make notes, and did not run in some project.
  package var unaskedRules = 0
  /// Findings that safe fixes can take away, and those that need the others.
  package var fixable = 0
  package var unsafelyFixable = 0

  package init(_ projects: [ReportedProject]) {
    for project in projects {
      files += project.report.files
      lines += project.report.lines
      errors += project.report.count(of: .error)
      warnings += project.report.count(of: .warning)
      notes += project.report.count(of: .note)
      suppressed += project.report.suppressed
      baselined += project.report.baselined
      fixed += project.report.fixed
      hidden.merge(project.report.hidden) { $0 + $1 }
      unaskedRules = max(unaskedRules, project.report.unaskedRules)
      for finding in project.report.findings where finding.suppression == nil && !finding.fixes.isEmpty {
        if finding.fixes.contains(where: \.isSafe) { fixable += 1 } else { unsafelyFixable += 1 }
      }
    }
  }

  /// '3 findings (1 error, 2 warnings) in 120 files'.
  package var sentence: String {
    let findings = errors + warnings + notes
    let place = "in \(Counted.text(files, "file"))" + left
    guard findings > 0 else { return "no findings \(place)" }
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { Counted.text($0.0, $0.1) }
    return "\(Counted.text(findings, "finding")) (\(parts.joined(separator: ", "))) \(place)"
  }

  /// What can be done about the findings, or to see any; nil for nothing.
  package var hint: String? {
    switch (fixable, unsafelyFixable) {
    case (0, 0):
      errors + warnings + notes > 0
        ? nil : hidden.keys.min().map { "'--level \($0.rawValue)' shows \(hidden.values.reduce(0, +))" }
    case (_, 0): "'--fix' takes away \(fixable)"
    case (0, _): "'--fix --unsafe-fixes' takes away \(unsafelyFixable); look at the changes ('--diff')"
    default: "'--fix' takes away \(fixable), '--unsafe-fixes' \(unsafelyFixable) more; look at the changes ('--diff')"
    }
  }

  /// Where nothing was found: what else there is to look for; nil where everything was.
  package var invitation: String? {
    guard unaskedRules > 0, files > 0, hint == nil, errors + warnings + notes == 0 else { return nil }
    return "'--all-rules' runs \(unaskedRules) more \(unaskedRules == 1 ? "rule" : "rules"), whose findings are notes"
  }

  /// '; 3 fixed, 2 suppressed, 5 in the baseline'.
  private var left: String {
    let parts = [(fixed, "fixed"), (suppressed, "suppressed"), (baselined, "in the baseline")].filter { $0.0 > 0 }
    return parts.isEmpty ? "" : "; " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

/// A number of things in words.
package enum Counted {
  package static func text(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  package static func findings(_ count: Int) -> String {
    text(count, "finding")
  }
}
