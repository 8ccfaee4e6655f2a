import Lexing
import Linting
import Reporting
import Rules

/// `actorlint [lint] [PATH…]`.
struct LintCommand {
  private let input: LintInput
  /// The commit since whose parting a finding's lines must have changed.
  private let diffBase: String?
  private let format: Format
  private let names = RuleNames(families)
  private let options: LintOptions
  private let view: View?

  private enum Format: String, CaseIterable {
    case text, json
  }

  /// What is shown instead of findings.
  private enum View {
    case files
    case settings(of: Path)
  }

  init(_ invocation: Invocation) throws(UsageError) {
    format = try invocation.choice(of: .format, default: .text)
    options = try LintOptions(invocation, names: names)
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
    guard let currentFolder = Path.currentFolder else { throw UsageError("the current folder cannot be found") }
    let obeysConfigurations = options.configuration.looksForFiles
    let found = try FoundInput(input, obeysConfigurations: obeysConfigurations, currentFolder: currentFolder)
    let run = LintRun(names: names, options: options, currentFolder: currentFolder, changes: try changes())
    let prepared = try run.prepare(found)
    if let view {
      switch view {
      case .files: showFiles(of: prepared, on: console)
      case .settings: showSettings(in: prepared, on: console)
      }
      for skipped in found.unresolved { say(skipped, shownAs: skipped.path, on: console) }
      return found.unresolved.isEmpty ? .clean : .failure
    }
    let projects = prepared.map { ReportedProject(report: run.lint($0), location: $0.location) }
    write(projects, unresolved: found.unresolved, to: console)
    let statuses = zip(prepared, projects).map { $0.thresholds.status(of: $1.report, unresolved: found.unresolved) }
    return statuses.max() ?? (found.unresolved.contains(where: \.isFailure) ? .failure : .clean)
  }

  private func changes() throws(UsageError) -> ChangedLines? {
    guard let diffBase else { return nil }
    do {
      return try ChangedLines(since: diffBase)
    } catch {
      throw UsageError(error.message)
    }
  }

  private func showFiles(of projects: [LintRun.Prepared], on console: Console) {
    for project in projects {
      for (path, isReported) in zip(project.files.paths, project.files.isReported) where isReported {
        console.output.append(TerminalText.escaped(project.location.shown(path)) + [UInt8(ascii: "\n")])
      }
    }
  }

  private func showSettings(in projects: [LintRun.Prepared], on console: Console) {
    for project in projects {
      for (path, isAsked) in zip(project.files.paths, project.files.isAsked) where isAsked {
        console.output.append(SettingsListing(of: path, in: project, options: options, names: names).text)
      }
    }
  }

  private func write(_ projects: [ReportedProject], unresolved: [SkippedFile], to console: Console) {
    switch format {
    case .text: TextReport().write(projects, to: console.output)
    case .json: JSONReport(toolVersion: version, unresolved: unresolved).write(projects, to: console.output)
    }
    console.output.flush()
    guard console.output.isOpen else { return }
    for skipped in unresolved { say(skipped, shownAs: skipped.path, on: console) }
    for project in projects {
      for skipped in project.report.skipped {
        say(skipped, shownAs: project.location.shown(skipped.path), on: console)
      }
    }
    for project in projects { sayStale(project, on: console) }
    if format == .text { console.say(Summary(projects).sentence) }
  }

  private func sayStale(_ project: ReportedProject, on console: Console) {
    let lines = StaleEntries(project.report.stale).lines
    guard !lines.isEmpty else { return }
    let file = project.location.shown(Path(BaselineFile.name)).string
    for line in lines { console.say("actorlint: note: \(file): \(line)") }
    console.say("actorlint: note: 'actorlint baseline prune' removes what is stale")
  }

  private func say(_ skipped: SkippedFile, shownAs path: Path, on console: Console) {
    let prefix = skipped.isFailure ? "actorlint: error: " : "actorlint: note: "
    let remark = path.exists ? " (skipped)" : path.suggestion
    let reason = TerminalText.escaped(": \(skipped.reason)\(remark)")
    console.say(Array(prefix.utf8) + TerminalText.escaped(path) + reason)
  }
}
