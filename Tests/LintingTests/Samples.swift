import Indexing
import Lexing
import Linting
import Outlining
import Synchronization

/// Files in memory, some of which cannot be read.
final class SampleReader: SourceReader {
  private let texts: [Path: String]
  private let failures: [Path: ReadFailure]
  /// Files that are there for the first pass only.
  private let vanishing: Set<Path>
  private let reads = Mutex<[Path: Int]>([:])

  init(_ texts: [Path: String], failures: [Path: ReadFailure] = [:], vanishing: Set<Path> = []) {
    self.texts = texts
    self.failures = failures
    self.vanishing = vanishing
  }

  /// How often a file was asked for.
  func reads(of path: Path) -> Int { reads.withLock { $0[path] ?? 0 } }

  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure) {
    let read = reads.withLock { reads in
      reads[path, default: 0] += 1
      return reads[path]!
    }
    if let failure = failures[path] { throw failure }
    guard let text = texts[path], read == 1 || !vanishing.contains(path) else {
      throw ReadFailure(reason: "No such file or directory", isGone: true)
    }
    buffer.replace(with: Array(text.utf8))
  }
}

/// Finds calls of a word, each `times` over, and remembers which files it was shown.
final class CallRule: Rule {
  let id: String
  let words: [String]
  private let times: Int
  private let shown = Mutex<[String]>([])

  let summary = "a call"
  let severity: Severity
  let compiler = CompilerVerdict.silent
  let guide = ""

  init(_ word: String, and others: String..., times: Int = 1, severity: Severity = .warning) {
    self.severity = severity
    id = "calls_\(word)"
    words = [word] + others
    self.times = times
  }

  var files: [String] { shown.withLock { $0.sorted() } }

  func findings(in file: SourceFile) -> [Finding] {
    shown.withLock { $0.append(file.path.string) }
    let calls = file.outline.calls.filter { file.outline.text($0.callee) == words[0] }
    return calls.flatMap { call in
      (0..<times).map { _ in finding("calls '\(words[0])'", at: call.callee, in: file) }
    }
  }
}

extension Linter {
  /// Lints files of these names and texts.
  func lint(_ texts: KeyValuePairs<String, String>, isReported: [Bool]? = nil) -> Report {
    let reader = SampleReader(Dictionary(uniqueKeysWithValues: texts.map { (Path($0), $1) }))
    return lint(texts.map { Path($0.key) }, isReported: isReported ?? texts.map { _ in true }, reader: reader)
  }

  init(_ rules: any Rule..., jobs: Int = 1) {
    let nothing: @Sendable () -> PlatformFacts = { PlatformFacts(isolation: [:]) }
    self.init(rules: rules, platform: nothing, jobs: jobs)
  }
}

/// Finds calls of `boom`, and says where other files call the function around each on the main thread.
struct CallerRule: Rule {
  let id = "asks_callers"
  let words = ["boom"]
  let summary = "callers"
  let severity = Severity.warning
  let compiler = CompilerVerdict.silent
  let guide = ""

  func findings(in file: SourceFile) -> [Finding] {
    file.outline.calls.filter { file.outline.text($0.callee) == "boom" }.map { call in
      let caller = file.callsElsewhere(ofFunctionAround: call.callee.lowerBound).onMain
      return finding(
        caller.map { "main comes from \($0.file.path.string)" } ?? "nobody is seen",
        at: call.callee,
        in: file
      )
    }
  }
}

/// Finds the first token once for each piece of evidence.
struct EvidenceRule: Rule {
  static let evidence = ["c", "a", "h", "b", "g", "d", "f", "e"]

  let id = "shows_evidence"
  let words = ["boom"]
  let summary = "evidence"
  let severity = Severity.warning
  let compiler = CompilerVerdict.silent
  let guide = ""

  func findings(in file: SourceFile) -> [Finding] {
    Self.evidence.map { finding("found", at: 0..<1, in: file, related: [file.evidence($0, at: 0)]) }
  }
}
