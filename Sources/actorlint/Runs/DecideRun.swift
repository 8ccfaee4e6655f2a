import Lexing
import Linting
import Rules

/// Asks the cheatsheet about the types of projects, one project after the other.
struct DecideRun {
  let options: LintOptions
  /// Decisions that the report is to hold.
  let keeps: (Decision) -> Bool
  /// Those that are to be written.
  var writes: (Decision) -> Bool = { _ in false }

  func decide(_ project: PreparedProject) -> DecisionReport {
    let files = project.files
    var report = DecisionReport()
    do {
      if !files.paths.isEmpty {
        let folder = try OpenFolder(at: project.root.bytes)
        defer { folder.close() }
        report = decide(project, reader: OverlayReader(contents: project.contents, disk: DiskReader(root: folder)))
      }
    } catch {
      report.skipped = [SkippedFile(path: Path(""), reason: error.reason, isFailure: true)]
    }
    report.skipped += files.skipped + files.remarks(onGenerated: report.generated)
    report.skipped.sort { $0.path < $1.path }
    return report
  }

  private func decide(_ project: PreparedProject, reader: some SourceReader) -> DecisionReport {
    let files = project.files
    let jobs = options.jobs(forFiles: files.paths.count + files.manifests.count)
    var linter = project.configuration.linter(rules: [], jobs: jobs)
    linter.includesGenerated = { [options, configuration = project.configuration] in
      options.includesGenerated || configuration.settings(for: $0).includesGenerated
    }
    return linter.decide(
      files.paths,
      isReported: files.isReported,
      manifests: files.manifests,
      by: Cheatsheet(),
      reader: reader,
      keeps: keeps,
      writes: writes
    )
  }
}
