import Lexing
import Linting

/// Lints projects one after the other.
struct LintRun {
  let rules: [any Rule]
  let jobs: Int
  let showsNotes: Bool

  /// A project whose root could be opened.
  struct Opened {
    let project: Project
    let root: OpenFolder
    var files: ProjectFiles
  }

  /// The reports of the projects, in their order.
  func lint(_ projects: [Project]) -> [(Project, Report)] {
    let (opened, failed) = open(projects)
    return failed + opened.map { ($0.project, lint($0.files, in: $0.root)) }
  }

  /// Finds the projects' files; those that an inner project reports are not reported by the outer one too.
  func open(_ projects: [Project]) -> (opened: [Opened], failed: [(Project, Report)]) {
    var opened: [Opened] = []
    var failed: [(Project, Report)] = []
    for project in projects {
      do {
        let root = try OpenFolder(at: project.root.bytes)
        opened.append(Opened(project: project, root: root, files: ProjectFiles(of: project, in: root)))
      } catch {
        var report = Report()
        report.skipped = [SkippedFile(path: Path(""), reason: error.reason, isFailure: true)]
        failed.append((project, report))
      }
    }
    for outer in opened.indices {
      for inner in opened {
        guard let prefix = inner.project.prefix(in: opened[outer].project) else { continue }
        opened[outer].files.leave(inner.files, below: prefix)
      }
    }
    return (opened, failed)
  }

  private func lint(_ files: ProjectFiles, in root: OpenFolder) -> Report {
    let reader = DiskReader(root: root)
    var report = Linter(rules: rules, jobs: jobs).lint(files.paths, isReported: files.isReported, reader: reader)
    if !showsNotes { report.findings.removeAll { $0.severity == .note } }
    report.skipped = (report.skipped + files.skipped).sorted { $0.path < $1.path }
    return report
  }
}
