import Lexing
import Linting
import Reporting

/// What a reporter writes, as one string.
func written(_ write: (ByteOutput) -> Void) -> String {
  var bytes: [UInt8] = []
  let output = ByteOutput {
    bytes += $0
    return true
  }
  write(output)
  output.flush()
  return String(decoding: bytes, as: UTF8.self)
}

func at(_ path: String, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> Place {
  Place(path: Path(path), line: line, column: column, endLine: endLine, endColumn: endColumn)
}

extension ReportedProject {
  /// A project in `/p`, seen from the folder.
  init(_ findings: [Finding], skipped: [SkippedFile] = [], files: Int = 0, lines: Int = 0, from folder: String = "/p") {
    var report = Report()
    report.findings = findings
    report.skipped = skipped
    report.files = files
    report.lines = lines
    self.init(report: report, location: ProjectLocation(root: Path("/p"), currentFolder: Path(folder)))
  }
}

extension Finding {
  static let first = Finding(
    rule: "main_sync",
    severity: .error,
    message: "waits for itself; call it directly",
    place: at("Sources/A.swift", 7, 9, 7, 32),
    symbol: "Reporter.report()",
    related: [
      Related(place: at("B.swift", 1, 2, 3, 4), message: "the other"),
      Related(place: at("C.swift", 5, 6, 7, 8), message: "third"),
    ],
    fingerprint: "0123456789abcdef"
  )
  static let second = Finding(
    rule: "timer_leak",
    severity: .warning,
    message: "leaks",
    place: at("Sources/A.swift", 10, 1, 12, 2)
  )
}
