import Lexing
import Linting
import Reporting

/// Lints a project and fixes what it finds, again and again until nothing is left to fix.
struct FixRun {
  let run: LintRun
  let options: FixOptions

  /// A project with its fixes made, in memory.
  struct Outcome {
    var prepared: LintRun.Prepared
    /// What remains.
    var report: Report
    /// In the order of reports.
    var changes: [Change] = []
    /// What could not be fixed or written; paths are the project's.
    var refusals: [SkippedFile] = []

    var hasFailed: Bool { refusals.contains(where: \.isFailure) }

    /// Of a run over one file that is no file of the disk.
    var content: [UInt8]? { prepared.contents.values.first }

    /// Paths are relative to the current folder, or to the project's root where that is not above them.
    var patch: [PatchReport.Change] {
      changes.map { change in
        let shown = prepared.location.shown(change.path)
        let isBelow = shown.bytes.first != UInt8(ascii: "/")
        return PatchReport.Change(path: isBelow ? shown : change.path, old: change.old, new: change.new)
      }
    }
  }

  struct Change {
    let path: Path
    let old: [UInt8]
    var new: [UInt8]
    /// Fixes that were made.
    var count = 0
  }

  /// Each round fixes what the one before laid bare; two fixes that undo each other must not go on for ever.
  private static let roundLimit = 10

  func fix(_ prepared: LintRun.Prepared) -> Outcome {
    var outcome = Outcome(prepared: prepared, report: run.lint(prepared))
    var changes: [Path: Change] = [:]
    var rounds = 0
    while rounds < Self.roundLimit {
      let groups = fixable(in: outcome)
      guard !groups.isEmpty else { break }
      // What was linted may have changed since: from here on only these bytes count.
      let isNew = groups.keys.sorted().map { read($0, into: &outcome, &changes) }.contains(true)
      if !isNew {
        for (path, findings) in groups { apply(findings, to: path, in: &outcome, &changes) }
        rounds += 1
      }
      outcome.report = run.lint(outcome.prepared)
    }
    outcome.changes = changes.values.filter { $0.old != $0.new }.sorted { $0.path < $1.path }
    outcome.report.fixed = outcome.changes.reduce(0) { $0 + $1.count }
    return outcome
  }

  /// The findings that may be fixed, by file.
  private func fixable(in outcome: Outcome) -> [Path: [Finding]] {
    let findings = outcome.report.findings.filter { $0.suppression == nil && $0.fixes.contains(where: options.allows) }
    let refused = Set(outcome.refusals.map(\.path))
    return Dictionary(grouping: findings, by: \.place.path).filter { !refused.contains($0.key) }
  }

  private func apply(_ findings: [Finding], to path: Path, in outcome: inout Outcome, _ changes: inout [Path: Change]) {
    guard let old = outcome.prepared.contents[path] else { return }
    let fixed = FixedText(old, findings: findings, isAllowed: options.allows)
    outcome.prepared.contents[path] = fixed.bytes
    changes[path]?.new = fixed.bytes
    changes[path]?.count += fixed.count
  }

  /// Takes a file's bytes as they are now; false when they are known already.
  private func read(_ path: Path, into outcome: inout Outcome, _ changes: inout [Path: Change]) -> Bool {
    guard changes[path] == nil else { return false }
    if let bytes = outcome.prepared.contents[path] {
      changes[path] = Change(path: path, old: bytes, new: bytes)
      return false
    }
    do throws(ReadFailure) {
      try checkIsNoLink(path, below: outcome.prepared.root)
      let bytes = try DiskReader.contents(of: path, below: outcome.prepared.root)
      outcome.prepared.contents[path] = bytes
      changes[path] = Change(path: path, old: bytes, new: bytes)
    } catch {
      outcome.refusals.append(SkippedFile(path: path, reason: error.reason, isFailure: !error.isGone))
    }
    return true
  }

  /// What a link leads to is fixed under its own name, where it belongs to the project.
  private func checkIsNoLink(_ path: Path, below root: Path) throws(ReadFailure) {
    if path.absolute(from: root).isLink {
      throw ReadFailure(reason: "a link is not followed to be fixed", isGone: true)
    }
  }

  /// Writes the changes to the disk and lints what is there then.
  func write(_ outcome: inout Outcome, over prepared: LintRun.Prepared) {
    guard !outcome.changes.isEmpty else { return }
    var written: [Change] = []
    do {
      let root = try OpenFolder(at: prepared.root.bytes)
      defer { root.close() }
      for change in outcome.changes {
        do throws(Replacement.Refusal) {
          try Replacement.write(change.new, over: change.old, to: change.path, in: root)
          written.append(change)
        } catch {
          outcome.refusals.append(SkippedFile(path: change.path, reason: error.reason, isFailure: true))
        }
      }
    } catch {
      outcome.refusals += outcome.changes.map { SkippedFile(path: $0.path, reason: "\(error)", isFailure: true) }
    }
    outcome.changes = written
    outcome.report = run.lint(prepared)
    outcome.report.fixed = written.reduce(0) { $0 + $1.count }
  }
}
