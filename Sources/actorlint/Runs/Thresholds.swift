import Linting

/// How bad a finding must be to be shown, and to fail the run.
struct Thresholds {
  let level: Severity
  /// Nil when findings never fail the run.
  let failOn: Severity?

  /// Throws when a command line or a configuration is to fail on what it does not show itself; who asks for less than a
  /// configuration shows, on the command line, fails on what is left.
  init(_ options: SelectionOptions, _ configuration: ProjectConfiguration) throws(UsageError) {
    level = options.level ?? configuration.level ?? .warning
    let stated = options.failOn ?? configuration.failOn
    failOn = stated == nil ? .warning : stated?.severity
    guard let failOn, failOn < level else { return }
    let hidden = "asks for findings that the level '\(level.rawValue)' hides"
    if options.failOn != nil { throw UsageError("'--fail-on \(failOn.rawValue)' \(hidden)") }
    if options.level == nil, configuration.failOn != nil {
      throw UsageError("'fail_on: \(failOn.rawValue)' of the configuration \(hidden); set its 'level'")
    }
  }

  func status(of report: Report, unresolved: [SkippedFile]) -> ExitCode {
    if (unresolved + report.skipped).contains(where: \.isFailure) { return .failure }
    guard let failOn else { return .clean }
    return report.findings.contains { $0.severity >= failOn && $0.suppression == nil } ? .findings : .clean
  }
}
