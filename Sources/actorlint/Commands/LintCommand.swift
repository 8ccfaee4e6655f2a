import Lexing
import Linting
import Reporting
import Rules

/// `actorlint [lint] [PATH…]`.
struct LintCommand {
  private let input: LintInput
  /// Only findings on lines that changed since `HEAD` parted from this commit are reported.
  private let diffBase: String?
  private let presentation: Presentation
  private let names = RuleNames(families)
  private let options: LintOptions
  private let fixing: FixOptions
  private let view: View?

  private typealias LintOutcome = FixRun<Report>.Outcome

  /// What is shown instead of findings.
  private enum View {
    case files
    case settings(of: Path)
  }

  init(_ invocation: Invocation) throws(UsageError) {
    presentation = try Presentation(invocation)
    options = try LintOptions(invocation, names: names)
    fixing = try FixOptions(invocation)
    view = try Self.view(invocation)
    diffBase = invocation.value(of: .diffBase)
    if case .settings(let file)? = view { input = .paths([file]) } else { input = try LintInput(invocation) }
    if invocation.startsWithBareOperand, case .paths(let paths) = input, let first = paths.first {
      try Self.checkIsMeantAsPath(first)
    }
  }

  private static func view(_ invocation: Invocation) throws(UsageError) -> View? {
    guard let file = invocation.path(of: .showSettings) else { return invocation.has(.showFiles) ? .files : nil }
    if invocation.has(.showFiles) { throw UsageError("'--show-files' and '--show-settings' show different things") }
    try invocation.takeNoMore(than: 0)
    return .settings(of: file)
  }

  /// A bare word may be a command that was mistyped.
  private static func checkIsMeantAsPath(_ path: Path) throws(UsageError) {
    let isBareWord = !path.bytes.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    guard isBareWord, !path.exists else { return }
    if Command(rawValue: path.string) != nil {
      throw UsageError("a command stands before its options: 'actorlint \(path.string)'")
    }
    let commands = Command.allCases.map(\.rawValue)
    let suggestion = Suggestion.phrase(for: path.string, among: commands + path.neighbours)
    throw UsageError("'\(path.string)' is neither a command nor a file or folder\(suggestion)")
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    var stopwatch = Stopwatch(isRunning: presentation.showsTimings)
    let preparation = try Preparation(names: names, options: options)
    if fixing.mode == .apply, case .paths(let paths) = input { try preparation.checkStay(paths) }
    let found = try preparation.find(input)
    stopwatch.end("finding files")
    let run = try lintRun(of: found.projects)
    let projects = try preparation.prepare(found)
    if let view { return try show(view, of: projects, in: run, unresolved: found.unresolved, on: console) }
    stopwatch.end("reading settings")
    let outcomes = projects.map { lint($0, in: run) }
    stopwatch.end(fixing.mode == .none ? "linting" : "linting and fixing")
    if fixing.mode == .show {
      let names = PatchNames(in: preparation.currentFolder)
      return showPatch(outcomes, names, unresolved: found.unresolved, on: console)
    }
    let isWritten = write(outcomes, unresolved: found.unresolved, to: console)
    stopwatch.end("reporting")
    if presentation.showsTimings {
      let costs = Costs(sumOf: outcomes.map(\.report.costs))
      (stopwatch.lines + CostListing(costs).lines).forEach(console.say)
    }
    return isWritten ? status(of: outcomes, unresolved: found.unresolved) : .failure
  }

  private func lintRun(of projects: [ProjectFolder]) throws(UsageError) -> LintRun {
    var run = LintRun(names: names, options: options, changes: try changes(in: projects))
    run.showsProgress = presentation.showsProgress && options.hasThreads
    run.measuresCosts = presentation.showsTimings
    if case .paths = input, diffBase == nil { run.countsUnaskedRules = true }
    return run
  }

  private func changes(in projects: [ProjectFolder]) throws(UsageError) -> ChangedLines? {
    guard let diffBase else { return nil }
    do {
      return try ChangedLines(since: diffBase, in: projects)
    } catch {
      throw UsageError(error.message)
    }
  }

  private func lint(_ project: PreparedProject, in run: LintRun) -> LintOutcome {
    guard fixing.mode != .none else { return LintOutcome(project: project, report: run.lint(project)) }
    let fixRun = FixRun(examine: run.lint) { report in
      report.findings.reduce(into: [:]) { fixes, finding in
        if let fix = finding.fix(fixing.allows) { fixes[finding.place.path, default: []].append(fix) }
      }
    }
    var outcome = fixRun.fix(project)
    if fixing.mode == .apply, !isFilter { fixRun.write(&outcome, over: project) }
    outcome.report.fixed = outcome.count
    return outcome
  }

  /// Whether standard input comes out fixed on standard output.
  private var isFilter: Bool {
    if case .standardInput = input { fixing.mode == .apply } else { false }
  }

  /// False when something could not be written.
  private func write(_ outcomes: [LintOutcome], unresolved: [SkippedFile], to console: Console) -> Bool {
    let projects = outcomes.map { outcome in
      ReportedProject(
        report: outcome.report,
        location: outcome.project.location,
        contents: outcome.project.content(of:)
      )
    }
    let content = isFilter ? outcomes.first?.content : nil
    let isWritten = presentation.write(projects, unresolved: unresolved, behind: content, to: console)
    sayRefusals(outcomes, on: console)
    return isWritten
  }

  private func status(of outcomes: [LintOutcome], unresolved: [SkippedFile]) -> ExitCode {
    if outcomes.contains(where: \.hasFailed) { return .failure }
    let statuses = outcomes.map { $0.project.thresholds.status(of: $0.report, unresolved: unresolved) }
    return statuses.max() ?? (unresolved.contains(where: \.isFailure) ? .failure : .clean)
  }

  private func showPatch(
    _ outcomes: [LintOutcome],
    _ names: PatchNames,
    unresolved: [SkippedFile],
    on console: Console
  ) -> ExitCode {
    var outcomes = outcomes
    guard console.show(outcomes.indices.flatMap { outcomes[$0].makePatch(naming: names) }) else { return .failure }
    for skipped in unresolved { presentation.say(skipped, shownAs: skipped.path, on: console) }
    for outcome in outcomes {
      for skipped in outcome.report.skipped {
        presentation.say(skipped, shownAs: outcome.project.location.shown(skipped.path), on: console)
      }
    }
    sayRefusals(outcomes, on: console)
    let files = outcomes.reduce(0) { $0 + $1.changes.count }
    if !presentation.isQuiet {
      let count = outcomes.reduce(0) { $0 + $1.count }
      let sentence = "\(Counted.findings(count)) would be fixed in \(Counted.text(files, "file"))"
      console.say(count == 0 ? "nothing to fix" : sentence)
    }
    let skipped = unresolved + outcomes.flatMap { outcome in outcome.report.skipped }
    if skipped.contains(where: \.isFailure) || outcomes.contains(where: \.hasFailed) { return .failure }
    return files == 0 ? .clean : .findings
  }

  private func sayRefusals(_ outcomes: [LintOutcome], on console: Console) {
    for outcome in outcomes { outcome.sayRefusals(isQuiet: presentation.isQuiet, on: console) }
  }

  private func show(
    _ view: View,
    of projects: [PreparedProject],
    in run: LintRun,
    unresolved: [SkippedFile],
    on console: Console
  ) throws(UsageError) -> ExitCode {
    switch view {
    case .files:
      for project in projects { run.linted(in: project).map(project.location.shown).forEach(console.write) }
    case .settings(let path): try showSettings(of: path, in: projects, on: console)
    }
    for skipped in unresolved { presentation.say(skipped, shownAs: skipped.path, on: console) }
    return unresolved.contains(where: \.isFailure) ? .failure : .clean
  }

  private func showSettings(of path: Path, in projects: [PreparedProject], on console: Console) throws(UsageError) {
    for project in projects {
      let asked = project.files.paths.indices.filter { project.files.isAsked[$0] }.map { project.files.paths[$0] }
      guard let file = asked.first, asked.count == 1, file.name == path.name else {
        throw UsageError("'--show-settings' is about a file, and '\(path.string)' is a folder")
      }
      console.output.append(SettingsListing(of: file, in: project, options: options, names: names).text)
    }
  }
}
