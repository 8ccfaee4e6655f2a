// A delegate's protocol of one's own may call its sender as it likes.
final class Report {
  var lines: [String] = []
}

protocol ReportDelegate: AnyObject {
  func engine(_ engine: Report, made report: Report)
  func engine(_ engine: Report, count: Int)
}

@MainActor final class Viewer: ReportDelegate {
  var count = 0

  nonisolated func engine(_ engine: Report, made report: Report) {
    Task { @MainActor [weak self] in
      self?.count = report.lines.count // expect: delegate_non_sendable_capture
    }
  }

  nonisolated func engine(_ engine: Report, count: Int) {
    Task { @MainActor in self.count = count }
  }

  nonisolated func engine(_ engine: Report, missing report: Report) {
    let missing = report.lines.count
    Task { @MainActor in self.count = missing }
  }
}
