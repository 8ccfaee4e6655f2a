import Linting

/// What a run comes to, counted over its projects.
package struct Summary: Sendable, Equatable {
  package var files = 0
  package var lines = 0
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var suppressed = 0

  package init(_ projects: [ReportedProject]) {
    for project in projects {
      files += project.report.files
      lines += project.report.lines
      errors += project.report.count(of: .error)
      warnings += project.report.count(of: .warning)
      notes += project.report.count(of: .note)
      suppressed += project.report.suppressed
    }
  }

  /// '3 findings (1 error, 2 warnings) in 120 files'.
  package var sentence: String {
    let findings = errors + warnings + notes
    let place = "in \(counted(files, "file"))" + (suppressed > 0 ? "; \(suppressed) suppressed" : "")
    guard findings > 0 else { return "no findings \(place)" }
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    return "\(counted(findings, "finding")) (\(parts.joined(separator: ", "))) \(place)"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
