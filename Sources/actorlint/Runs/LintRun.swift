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
    report.skipped += files.skipped + files.remarks(onGenerated: report.generated)
    report.skipped.sort { $0.path < $1.path }
    keepKnownStale(in: &report, of: project)
    return report
  }

  /// The files that are linted, in order.
  func linted(in project: PreparedProject) -> [Path] {
    let files = project.files
    guard let root = try? OpenFolder(at: project.root.bytes) else { return [] }
    defer { root.close() }
    let generated = linter(for: project)
      .generated(among: files.paths, isReported: files.isReported, reader: reader(of: project, in: root))
    return files.paths.indices.filter { files.isReported[$0] && !generated.contains($0) }.map { files.paths[$0] }
  }

  private func linter(for project: PreparedProject) -> Linter {
    let jobs = options.jobs(forFiles: project.files.paths.count + project.files.manifests.count)
    var linter = project.configuration.linter(rules: project.configuration.rules, jobs: jobs)
    linter.measuresCosts = measuresCosts
    linter.includesGenerated = { [options, configuration = project.configuration] in
      options.includesGenerated || configuration.settings(for: $0).includesGenerated
    }
    return linter
  }

  private func reader(of project: PreparedProject, in root: OpenFolder) -> OverlayReader {
    OverlayReader(contents: project.contents, disk: DiskReader(root: root))
  }

  private func lint(_ project: PreparedProject, in root: OpenFolder) -> Report {
    defer { root.close() }
    var linter = linter(for: project)
    guard showsProgress else { return lint(project, in: root, with: linter) }
    let progress = Progress()
    defer { progress.finish() }
    linter.listener = progress
    return lint(project, in: root, with: linter)
  }

  private func lint(_ project: PreparedProject, in root: OpenFolder, with linter: Linter) -> Report {
    guard project.contents.isEmpty else {
      return lint(project.files, with: linter, reader: reader(of: project, in: root))
    }
    return lint(project.files, with: linter, reader: DiskReader(root: root))
  }

  private func lint(_ files: ProjectFiles, with linter: Linter, reader: some SourceReader) -> Report {
    linter.lint(files.paths, isReported: files.isReported, manifests: files.manifests, reader: reader)
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
