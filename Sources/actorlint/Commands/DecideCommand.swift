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
  private let fixing: FixOptions
  private let names = RuleNames(families)

  private typealias DecideOutcome = FixRun<DecisionReport>.Outcome

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
    type = invocation.value(of: .type)
    showsAll = invocation.has(.all) || type != nil
    explains = invocation.has(.why) || type != nil
    options = try LintOptions(invocation, names: names)
    fixing = try FixOptions(invocation)
    paths = invocation.operands.isEmpty ? [Path(".")] : invocation.operands
  }

  func run(on console: Console) throws(UsageError) -> ExitCode {
    let preparation = try Preparation(names: names, options: options)
    if fixing.mode == .apply { try preparation.checkStay(paths) }
    let found = try preparation.find(.paths(paths))
    var outcomes = try preparation.prepare(found).map(outcome)
    let projects = outcomes.map(\.decided)
    try checkType(in: projects)
    let isPatch = fixing.mode == .show
    if isPatch {
      let names = PatchNames(in: preparation.currentFolder)
      _ = console.show(outcomes.indices.flatMap { outcomes[$0].makePatch(naming: names) })
    } else {
      write(projects, unresolved: found.unresolved, to: console)
    }
    if console.output.isOpen { sayRemarks(outcomes, unresolved: found.unresolved, on: console) }
    let skipped = found.unresolved + projects.flatMap(\.report.skipped)
    let hasFailed = skipped.contains(where: \.isFailure) || outcomes.contains(where: \.hasFailed)
    return hasFailed ? .failure : isPatch && outcomes.contains { !$0.changes.isEmpty } ? .findings : .clean
  }

  /// Each annotation that is written may be what others waited for, and the chains are as long as they are.
  private func outcome(_ project: PreparedProject) -> DecideOutcome {
    var decideRun = DecideRun(options: options, keeps: isKept)
    guard fixing.mode != .none else { return DecideOutcome(project: project, report: decideRun.decide(project)) }
    decideRun.writes = isShown
    var run = FixRun(examine: decideRun.decide) { report in
      report.decisions.reduce(into: [:]) { fixes, decision in
        if let fix = decision.fix { fixes[decision.path, default: []].append(fix) }
      }
    }
    run.roundLimit = 100
    var outcome = run.fix(project)
    if fixing.mode == .apply { run.write(&outcome, over: project) }
    return outcome
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

  /// All types count among the names that there are.
  private func isKept(_ decision: Decision) -> Bool { type != nil || isShown(decision) }

  private func isShown(_ decision: Decision) -> Bool {
    if let type { return isMeant(decision, by: type) }
    if onlyStrong, !decision.isStrong { return false }
    return showsAll || (!decision.isDecided && decision.isNeeded)
  }

  private func write(_ projects: [DecidedProject], unresolved: [SkippedFile], to console: Console) {
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
      let summary = DecisionSummary(projects)
      DecisionJSON(toolVersion: version, unresolved: unresolved).write(shown, summary: summary, to: console.output)
    case .markdown: DecisionTable().write(shown, summary: DecisionSummary(projects), to: console.output)
    }
    console.output.flush()
  }

  private func sayRemarks(_ outcomes: [DecideOutcome], unresolved: [SkippedFile], on console: Console) {
    for skipped in unresolved { console.say(skipped, shownAs: skipped.path) }
    for outcome in outcomes {
      for skipped in outcome.report.skipped {
        console.say(skipped, shownAs: outcome.project.location.shown(skipped.path))
      }
      outcome.sayRefusals(isQuiet: false, on: console)
    }
    let projects = outcomes.map(\.decided)
    if format == .text, fixing.mode != .show { console.say(DecisionSummary(projects).sentence) }
    guard fixing.mode != .none else { return }
    let summary = AdviceSummary(
      written: outcomes.reduce(0) { $0 + $1.count },
      files: outcomes.reduce(0) { $0 + $1.changes.count },
      of: outcomes.lazy.flatMap(\.report.decisions).filter(isShown)
    )
    for sentence in summary.sentences(for: fixing.mode) { console.say(sentence) }
  }
}

extension FixRun<DecisionReport>.Outcome {
  fileprivate var decided: DecidedProject { DecidedProject(report: report, location: project.location) }
}
