import Lexing
import Linting
import Reporting
import Rules

/// The forms that a report can have.
enum ReportFormat: String, CaseIterable {
  case text, full, xcode, json, sarif, github, gitlab, junit, markdown
}

/// What a run found, ready to be written in any form.
struct Reports {
  let projects: [ReportedProject]
  /// PATHs that belong to no project, in the words of the command line.
  let unresolved: [SkippedFile]

  /// `columns` is the terminal's width.
  func write(
    as format: ReportFormat,
    isColored: Bool = false,
    isOnTerminal: Bool = false,
    columns: Int = 80,
    to output: ByteOutput
  ) {
    switch format {
    case .full:
      let remarks: [any Rule] = SuppressionRemark.allCases
      FullReport(rules: catalogue + remarks, isColored: isColored, columns: columns).write(projects, to: output)
    case .text: TextReport(isColored: isColored, isOnTerminal: isOnTerminal).write(projects, to: output)
    case .xcode: TextReport(isOnTerminal: isOnTerminal, showsAbsolutePaths: true).write(projects, to: output)
    case .json: JSONReport(toolVersion: version, unresolved: unresolved).write(projects, to: output)
    case .sarif:
      SARIFReport(toolVersion: version, rules: catalogue, unresolved: unresolved).write(projects, to: output)
    case .github: GitHubReport().write(projects, to: output)
    case .gitlab: GitLabReport().write(projects, to: output)
    case .junit: JUnitReport().write(projects, to: output)
    case .markdown: MarkdownReport().write(projects, to: output)
    }
  }
}

/// `--output FORMAT=FILE`
struct ReportFile {
  let format: ReportFormat
  let path: Path

  init(_ argument: Path) throws(UsageError) {
    guard let sign = argument.bytes.firstIndex(of: UInt8(ascii: "=")), sign + 1 < argument.bytes.count else {
      throw UsageError("'--output' takes FORMAT=FILE, not '\(argument.string)'")
    }
    format = try Invocation.choice(of: "format", from: Path(bytes: argument.bytes[..<sign]).string)
    path = Path(bytes: argument.bytes[(sign + 1)...])
  }

  /// False, and said, when the file cannot be written; what stood there before then still does.
  func write(_ reports: Reports, on console: Console) -> Bool {
    var bytes: [UInt8] = []
    let output = ByteOutput {
      bytes += $0
      return true
    }
    reports.write(as: format, to: output)
    output.flush()
    do {
      try NewFile.write(bytes, to: path, projects: reports.projects.map(\.location.root))
      return true
    } catch {
      console.error(path, error.reason)
      return false
    }
  }
}
