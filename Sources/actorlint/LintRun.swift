import Lexing
import Linting
import Rules

/// Lints projects one after the other.
struct LintRun {
  let rules: [any Rule]
  let triage: Triage
  let jobs: Int

  /// The reports of the projects, in their order.
  func lint(_ projects: [Project]) -> [(Project, Report)] {
    zip(projects, Self.files(of: projects)).map { ($0, lint($1, at: $0.root)) }
  }

  /// The projects' files; those that an inner project reports are not reported by the outer one too.
  static func files(of projects: [Project]) -> [ProjectFiles] {
    var files = projects.map(ProjectFiles.init)
    for outer in projects.indices {
      for inner in projects.indices {
        guard let prefix = projects[inner].prefix(in: projects[outer]) else { continue }
        files[outer].leave(files[inner], below: prefix)
      }
    }
    return files
  }

  private func lint(_ files: ProjectFiles, at root: Path) -> Report {
    var report = Report()
    do {
      if !files.paths.isEmpty { report = try lint(files, in: OpenFolder(at: root.bytes)) }
    } catch {
      report.skipped = [SkippedFile(path: Path(""), reason: error.reason, isFailure: true)]
    }
    triage.apply(to: &report)
    report.skipped = (report.skipped + files.skipped).sorted { $0.path < $1.path }
    return report
  }

  private func lint(_ files: ProjectFiles, in root: OpenFolder) -> Report {
    defer { root.close() }
    let reader = DiskReader(root: root)
    return Linter(rules: rules, platform: appleFacts, jobs: jobs).lint(
      files.paths,
      isReported: files.isReported,
      reader: reader
    )
  }
}
