import Lexing
import Linting
import Reporting

/// Looks at a project and fixes what there is to fix, again and again until nothing is left.
struct FixRun<Examined> {
  let examine: (PreparedProject) -> Examined
  /// What is to be fixed, by file: the more important first.
  let fixes: (Examined) -> [Path: [Fix]]

  /// A project with its fixes made, in memory.
  struct Outcome {
    var project: PreparedProject
    /// What remains.
    var report: Examined
    /// In the order of reports.
    var changes: [FixChange] = []
    /// What could not be fixed or written; paths are the project's.
    var refusals: [SkippedFile] = []
    /// Fixes that were made.
    var count: Int { changes.reduce(0) { $0 + $1.count } }

    var hasFailed: Bool { refusals.contains(where: \.isFailure) }

    /// Of a run over one file that is no file of the disk.
    var content: [UInt8]? { project.contents.values.first }

    /// The changes as a patch; what it could not change goes to the refusals.
    mutating func makePatch(naming names: PatchNames) -> [PatchReport.Change] {
      var patch: [PatchReport.Change] = []
      var kept: [FixChange] = []
      for change in changes {
        if let name = names.name(of: change.path.absolute(from: project.root)) {
          patch.append(PatchReport.Change(path: name, old: change.old, new: change.new))
          kept.append(change)
        } else {
          let reason = "'git apply' changes nothing outside of the folder that it runs in"
          refusals.append(SkippedFile(path: change.path, reason: reason, isFailure: true))
        }
      }
      changes = kept
      return patch
    }
  }

  /// Each round fixes what the one before laid bare; two fixes that undo each other must not go on for ever.
  var roundLimit = 10

  func fix(_ project: PreparedProject) -> Outcome {
    var outcome = Outcome(project: project, report: examine(project))
    var changes: [Path: FixChange] = [:]
    var rounds = 0
    while rounds < roundLimit {
      let refused = Set(outcome.refusals.map(\.path))
      let groups = fixes(outcome.report).filter { !refused.contains($0.key) }
      guard !groups.isEmpty else { break }
      // What was linted may have changed since: from here on only these bytes count.
      let isNew = groups.keys.sorted().map { read($0, into: &outcome, &changes) }.contains(true)
      if !isNew {
        for (path, fixes) in groups { apply(fixes, to: path, in: &outcome, &changes) }
        rounds += 1
      }
      outcome.report = examine(outcome.project)
    }
    outcome.changes = changes.values.filter { $0.old != $0.new }.sorted { $0.path < $1.path }
    return outcome
  }

  private func apply(_ fixes: [Fix], to path: Path, in outcome: inout Outcome, _ changes: inout [Path: FixChange]) {
    guard let old = outcome.project.contents[path] else { return }
    let fixed = FixedText(old, fixes: fixes)
    outcome.project.contents[path] = fixed.bytes
    changes[path]?.new = fixed.bytes
    changes[path]?.count += fixed.count
  }

  /// Takes a file's bytes as they are now; false when they are known already.
  private func read(_ path: Path, into outcome: inout Outcome, _ changes: inout [Path: FixChange]) -> Bool {
    guard changes[path] == nil else { return false }
    if let bytes = outcome.project.contents[path] {
      changes[path] = FixChange(path: path, old: bytes, new: bytes)
      return false
    }
    do throws(ReadFailure) {
      try checkIsNoLink(path, below: outcome.project.root)
      let bytes = try DiskReader.contents(of: path, below: outcome.project.root)
      outcome.project.contents[path] = bytes
      changes[path] = FixChange(path: path, old: bytes, new: bytes)
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

  /// Writes the changes to the disk and looks at what is there then.
  func write(_ outcome: inout Outcome, over project: PreparedProject) {
    guard !outcome.changes.isEmpty else { return }
    var written: [FixChange] = []
    do throws(SystemError) {
      let root = try OpenFolder(at: project.root.bytes)
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
      outcome.refusals += outcome.changes.map { SkippedFile(path: $0.path, reason: error.reason, isFailure: true) }
    }
    outcome.changes = written
    outcome.report = examine(project)
  }
}

extension FixRun.Outcome {
  /// Those that are nobody's fault only where the run is not to be quiet.
  func sayRefusals(isQuiet: Bool, on console: Console) {
    for refusal in refusals where refusal.isFailure || !isQuiet {
      console.say(refusal, unfixedAs: project.location.shown(refusal.path))
    }
  }
}

extension Console {
  /// False when it could not be written.
  func show(_ patch: [PatchReport.Change]) -> Bool {
    PatchReport().write(patch, to: texts)
    texts.flush()
    output.flush()
    return output.isOpen
  }
}

/// A file before and after its fixes.
struct FixChange {
  let path: Path
  let old: [UInt8]
  var new: [UInt8]
  /// Fixes that were made.
  var count = 0
}
