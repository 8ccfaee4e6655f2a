import Lexing
import Linting
import Reporting
import Rules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `actorlint [lint] [PATH…]`.
struct LintCommand {
  private let paths: [Path]
  private let format: Format
  private let names = RuleNames(families)
  private let selection: RuleSelection
  private let showsSuppressed: Bool
  private let thresholds: Thresholds
  private let jobs: Int

  private enum Format: String, CaseIterable {
    case text, json
  }

  init(_ invocation: Invocation) throws(UsageError) {
    format = try invocation.choice(of: .format, default: .text)
    showsSuppressed = invocation.has(.showSuppressed)
    let options = try SelectionOptions(invocation, names: names)
    var selection = RuleSelection(names)
    selection.apply(options.layer)
    try options.check(selection)
    self.selection = selection
    thresholds = try Thresholds(options)
    jobs = try Self.jobs(invocation.value(of: .jobs))
    paths = invocation.operands.isEmpty ? [Path(".")] : invocation.operands
    if invocation.startsWithBareOperand, let first = paths.first { try Self.checkIsMeantAsPath(first) }
  }

  private static func jobs(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 256) }
    guard let jobs = Int(text), 1...256 ~= jobs else {
      throw UsageError("'--jobs' takes a number from 1 to 256, not '\(text)'")
    }
    return jobs
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
    let search = ProjectSearch(paths)
    let triage = Triage(names: names, level: thresholds.level, showsSuppressed: showsSuppressed) { [selection] _ in
      selection
    }
    let run = LintRun(rules: selection.rules, triage: triage, jobs: jobs)
    let projects = run.lint(search.projects).map { project, report in
      ReportedProject(report: report, location: ProjectLocation(root: project.root, currentFolder: currentFolder))
    }
    write(projects, unresolved: search.unresolved, to: console)
    return thresholds.status(of: projects.map(\.report), unresolved: search.unresolved)
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
    if format == .text { console.say(Summary(projects).sentence) }
  }

  private func say(_ skipped: SkippedFile, shownAs path: Path, on console: Console) {
    let prefix = skipped.isFailure ? "actorlint: error: " : "actorlint: note: "
    let remark = path.exists ? " (skipped)" : path.suggestion
    let reason = TerminalText.escaped(": \(skipped.reason)\(remark)")
    console.say(Array(prefix.utf8) + TerminalText.escaped(path) + reason)
  }
}
