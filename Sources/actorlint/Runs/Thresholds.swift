import Linting

/// How bad a finding must be to be shown, and to fail the run.
struct Thresholds {
  let level: Severity
  /// Nil when findings never fail the run.
  let failOn: Severity?

  /// Throws when the run is to fail on what it does not show.
  init(_ options: SelectionOptions, _ configuration: ProjectConfiguration) throws(UsageError) {
    level = options.level ?? configuration.level ?? .warning
    guard let failOn = options.failOn else {
      let stated = configuration.failOn
      self.failOn = stated == nil ? .warning : stated?.severity
      return
    }
    self.failOn = failOn.severity
    if let failing = failOn.severity, failing < level {
      throw UsageError("'--fail-on \(failing.rawValue)' asks for findings that the level '\(level.rawValue)' hides")
    }
  }

  func status(of report: Report, unresolved: [SkippedFile]) -> ExitCode {
    if (unresolved + report.skipped).contains(where: \.isFailure) { return .failure }
    guard let failOn else { return .clean }
    return report.findings.contains { $0.severity >= failOn && $0.suppression == nil } ? .findings : .clean
  }
}
