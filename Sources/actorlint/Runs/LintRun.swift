import Lexing
import Linting

/// Lints projects one after the other.
struct LintRun {
  let names: RuleNames
  let options: LintOptions
  /// The lines that are reported; nil for all.
  var changes: ChangedLines?
  var showsProgress = false
  var measuresCosts = false
  /// Whether somebody may want to hear of rules that did not run: not at each commit.
  var countsUnaskedRules = false

  func lint(_ project: PreparedProject) -> Report {
    let files = project.files
    var report = Report()
    do {
      if !files.paths.isEmpty { report = try lint(project, in: OpenFolder(at: project.root.bytes)) }
    } catch {
      report.skipped = [SkippedFile(path: Path(""), reason: error.reason, isFailure: true)]
    }
    triage(project).apply(to: &report)
    if countsUnaskedRules { report.unaskedRules = project.configuration.rulesLeftOut(below: .warning) }
    report.skipped = (report.skipped + files.skipped).sorted { $0.path < $1.path }
    keepKnownStale(in: &report, of: project)
    return report
  }

  private func lint(_ project: PreparedProject, in root: OpenFolder) -> Report {
    defer { root.close() }
    let disk = DiskReader(root: root)
    let jobs = options.jobs(forFiles: project.files.paths.count + project.files.manifests.count)
    var linter = project.configuration.linter(rules: project.configuration.rules, jobs: jobs)
    linter.measuresCosts = measuresCosts
    linter.includesGenerated = { [options, configuration = project.configuration] in
      options.includesGenerated || configuration.settings(for: $0).includesGenerated
    }
    guard !project.contents.isEmpty else { return lint(project.files, with: linter, reader: disk) }
    return lint(project.files, with: linter, reader: OverlayReader(contents: project.contents, disk: disk))
  }

  private func lint(_ files: ProjectFiles, with linter: Linter, reader: some SourceReader) -> Report {
    guard showsProgress else {
      return linter.lint(files.paths, isReported: files.isReported, manifests: files.manifests, reader: reader)
    }
    let progress = Progress(total: files.paths.count)
    defer { progress.finish() }
    let counting = CountingReader(base: reader, progress: progress)
    return linter.lint(files.paths, isReported: files.isReported, manifests: files.manifests, reader: counting)
  }

  /// Only a run that read the whole project knows what is stale, and only of the rules that ran.
  private func keepKnownStale(in report: inout Report, of project: PreparedProject) {
    guard !report.stale.entries.isEmpty else { return }
    let isWhole = options.exclude.isEmpty && changes == nil && !project.files.isAsked.contains(false)
    guard isWhole, !report.skipped.contains(where: \.isFailure) else {
      report.stale.entries = [:]
      return
    }
    let unrun = rulesThatDidNotRun(in: project, among: Set(report.stale.entries.keys.map(\.rule)))
    report.stale.entries = report.stale.entries.filter { !unrun.contains($0.key.rule) }
  }

  /// In no file, as it is built: a rule does not run where the compiler says the same.
  private func rulesThatDidNotRun(in project: PreparedProject, among ids: Set<String>) -> Set<String> {
    let modules = project.modules
    var rules = names.rules.filter { ids.contains($0.id) }
    for (index, path) in project.files.paths.enumerated() where project.files.isReported[index] && !rules.isEmpty {
      let selection = project.configuration.settings(for: path).selection
      let build = modules.settings(of: index)
      rules.removeAll { selection.runs($0.id, isCovered: $0.compiler.covers(build)) }
    }
    return Set(rules.map(\.id))
  }

  private func triage(_ project: PreparedProject) -> Triage {
    let configuration = project.configuration
    var triage = Triage(
      names: names,
      level: project.thresholds.level,
      showsSuppressed: options.showsSuppressed,
      selection: { configuration.settings(for: $0).selection }
    )
    triage.baseline = project.baseline
    if let changes {
      triage.isWanted = { place in changes.touch(place, at: place.path.absolute(from: project.root)) }
    }
    return triage
  }
}
