import Indexing
import Lexing
import Linting
import Reporting
import Rules

/// `actorlint decide [PATH…]`.
struct DecideCommand {
  private let paths: [Path]
  private let format: Format
  private let grouping: DecisionText.Grouping
  private let showsAll: Bool
  private let explains: Bool
  private let type: String?
  private let onlyStrong: Bool
  private let options: LintOptions
  private let names = RuleNames(families)

  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  enum Strength: String, CaseIterable {
    case strong, weak
  }

  init(_ invocation: Invocation) throws(UsageError) {
    format = try invocation.choice(of: .decisionFormat, default: .text)
    grouping = try invocation.choice(of: .group, default: .file)
    onlyStrong = try invocation.choice(of: .strength, default: Strength.weak) == .strong
    if invocation.has(.all), invocation.has(.undecided) {
      throw UsageError("'--all' and '--undecided' exclude each other")
    }
    type = invocation.value(of: .type)
    showsAll = invocation.has(.all) || type != nil
    explains = invocation.has(.why) || type != nil
    options = try LintOptions(invocation, names: names)
    paths = invocation.operands.isEmpty ? [Path(".")] : invocation.operands
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    guard let currentFolder = Path.currentFolder else { throw UsageError("the current folder cannot be found") }
    let found = try FoundInput(
      .paths(paths),
      obeysConfigurations: options.configuration.looksForFiles,
      currentFolder: currentFolder
    )
    let run = LintRun(names: names, options: options, currentFolder: currentFolder)
    let projects = try run.prepare(found).map { DecidedProject(report: decide($0), location: $0.location) }
    try checkType(in: projects)
    write(projects, unresolved: found.unresolved, to: console)
    let skipped = found.unresolved + projects.flatMap(\.report.skipped)
    return skipped.contains(where: \.isFailure) ? .failure : .clean
  }

  private func decide(_ prepared: LintRun.Prepared) -> DecisionReport {
    let files = prepared.files
    var report = DecisionReport()
    do {
      if !files.paths.isEmpty {
        let folder = try OpenFolder(at: prepared.root.bytes)
        defer { folder.close() }
        let jobs = options.jobs(forFiles: files.paths.count + files.manifests.count)
        report = prepared.configuration.linter(rules: [], jobs: jobs).decide(
          files.paths,
          isReported: files.isReported,
          manifests: files.manifests,
          by: Cheatsheet(),
          reader: DiskReader(root: folder),
          keeps: type == nil ? isShown : { _ in true }
        )
      }
    } catch {
      report.skipped = [SkippedFile(path: Path(""), reason: error.reason, isFailure: true)]
    }
    report.skipped = (report.skipped + files.skipped).sorted { $0.path < $1.path }
    return report
  }

  /// A name that is not there is a slip, not an empty answer.
  private func checkType(in projects: [DecidedProject]) throws(UsageError) {
    guard let type, !projects.contains(where: { $0.report.decisions.contains { isMeant($0, by: type) } }) else {
      return
    }
    let names = Set(projects.flatMap { $0.report.decisions.map(\.type) }).sorted()
    throw UsageError("no type is called '\(type)'\(Suggestion.phrase(for: type, among: names))")
  }

  private func isMeant(_ decision: Decision, by name: String) -> Bool {
    decision.type == name || decision.type.hasSuffix("." + name)
  }

  private func isShown(_ decision: Decision) -> Bool {
    if let type { return isMeant(decision, by: type) }
    if onlyStrong, !decision.isStrong { return false }
    return showsAll || (!decision.isDecided && decision.isNeeded)
  }

  private func write(_ projects: [DecidedProject], unresolved: [SkippedFile], to console: Console) {
    let summary = DecisionSummary(projects)
    let shown = projects.map { project in
      var project = project
      project.report.decisions.removeAll { !isShown($0) }
      return project
    }
    switch format {
    case .text:
      let questions = type == nil ? nil : Cheatsheet().questionTexts
      var text = DecisionText(grouping: grouping, explains: explains, questions: questions)
      text.isOnTerminal = console.isOnTerminal
      text.write(shown, to: console.output)
    case .json:
      DecisionJSON(toolVersion: version, unresolved: unresolved).write(shown, summary: summary, to: console.output)
    case .markdown: DecisionTable().write(shown, summary: summary, to: console.output)
    }
    console.output.flush()
    guard console.output.isOpen else { return }
    for skipped in unresolved { console.say(skipped, shownAs: skipped.path) }
    for project in projects {
      for skipped in project.report.skipped {
        console.say(skipped, shownAs: project.location.shown(skipped.path))
      }
    }
    if format == .text { console.say(summary.sentence) }
  }
}
