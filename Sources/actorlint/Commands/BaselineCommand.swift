import Lexing
import Linting
import Reporting
import Rules

/// `actorlint baseline write|prune|show [PATH]`: always about whole projects.
struct BaselineCommand {
  private let action: Action
  private let paths: [Path]
  private let names = RuleNames(families)
  private let options: LintOptions

  enum Action: String, CaseIterable {
    case write, prune, show
  }

  init(_ invocation: Invocation) throws(UsageError) {
    guard let name = invocation.operands.first?.string else {
      throw UsageError("what is to be done? 'actorlint baseline write', 'prune' or 'show'")
    }
    action = try Invocation.choice(of: "action", from: name)
    try invocation.takeNoMore(than: 2)
    paths = invocation.operands.count > 1 ? [invocation.operands[1]] : [Path(".")]
    var options = try LintOptions(invocation, names: names)
    options.obeysBaseline = action != .write
    // They are what 'show' shows.
    options.showsSuppressed = true
    self.options = options
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    let preparation = try Preparation(names: names, options: options)
    var input = try preparation.find(.paths(paths))
    if let unresolved = input.unresolved.first {
      throw UsageError("\(unresolved.path.string): \(unresolved.reason)")
    }
    for index in input.projects.indices { input.projects[index].folders = [[]] }
    input.files = ProjectFiles.all(of: input.projects)
    guard let project = try preparation.prepare(input).first else { return .clean }
    let report = LintRun(names: names, options: options).lint(project)
    if let failure = report.skipped.first(where: \.isFailure) {
      throw UsageError("\(project.location.shown(failure.path).string): \(failure.reason); nothing is written")
    }
    try act(on: project, report, console)
    return .clean
  }

  private func act(on project: PreparedProject, _ report: Report, _ console: Console) throws(UsageError) {
    let shown = project.location.shown(Path(BaselineFile.name)).string
    if action == .write {
      let baseline = Baseline(of: report.findings)
      try write(baseline, to: project)
      return console.write("wrote \(shown): \(Counted.findings(baseline.count))")
    }
    guard project.files.hasBaseline else {
      throw UsageError("there is no \(shown); 'actorlint baseline write' makes one")
    }
    if action == .prune {
      let known = project.baseline ?? Baseline()
      try write(known.subtracting(report.stale), to: project)
      let left = Counted.findings(known.count - report.stale.count)
      return console.write("removed \(Counted.findings(report.stale.count)) from \(shown), \(left) left")
    }
    var report = report
    report.findings.removeAll { $0.suppression != .baseline }
    TextReport(isOnTerminal: console.isOnTerminal)
      .write([ReportedProject(report: report, location: project.location)], to: console.output)
    StaleEntries(report.stale).lines.forEach(console.write)
  }

  private func write(_ baseline: Baseline, to project: PreparedProject) throws(UsageError) {
    do {
      try BaselineFile.write(baseline, below: project.root)
    } catch {
      throw UsageError("\(project.location.shown(Path(BaselineFile.name)).string): \(error.reason)")
    }
  }
}
