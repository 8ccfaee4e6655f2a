package import Indexing
package import Lexing
import Outlining

/// Reads a file for the engine, which knows nothing of disks.
package protocol SourceReader: Sendable {
  /// Fills the buffer with the file's bytes.
  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure)
}

/// Why a file could not be read.
package struct ReadFailure: Error {
  package var reason: String
  /// True when the file is no longer there, which is nobody's fault.
  package var isGone: Bool

  package init(reason: String, isGone: Bool) {
    self.reason = reason
    self.isGone = isGone
  }
}

/// What a run does with one file after the other.
package enum LintingPass: String, Sendable {
  case reading, checking
}

/// Hears how far a run is, from any thread.
package protocol RunListener: Sendable {
  func begin(_ pass: LintingPass, files: Int)
  func finishFile()
}

/// Runs rules over the files of a project, in two passes and several threads.
///
/// The first pass reads every file and leaves its declarations; the second shows a file to the rules whose words it
/// holds. Each file's result stands by itself, so that the order of work shows nowhere.
package struct Linter: Sendable {
  package var rules: [any Rule]
  package var platform: @Sendable () -> PlatformFacts
  /// What a configuration states of a file's build; nil where none says anything.
  package var stated: (@Sendable (Path) -> StatedSettings)?
  /// Whether a file is linted though a tool wrote it; its declarations count in any case.
  package var includesGenerated: @Sendable (Path) -> Bool = { _ in false }
  /// Worker threads.
  package var jobs: Int
  /// Whether the report tells what steps and rules cost.
  package var measuresCosts = false
  package var listener: (any RunListener)?

  package init(rules: [any Rule], platform: @escaping @Sendable () -> PlatformFacts, jobs: Int) {
    self.rules = rules
    self.platform = platform
    self.jobs = jobs
  }

  /// Lints `files[i]` where `isReported[i]`; the others count for facts only. `manifests` tell, beside the packages'
  /// among the files, how the project is built. The report is in order, whatever `jobs` is.
  package func lint(
    _ files: [Path],
    isReported: [Bool],
    manifests: [Path] = [],
    reader: some SourceReader
  ) -> Report {
    let words = RuleWords(rules)
    var report = Report(costs: Costs(isMeasured: measuresCosts))
    let modules = modules(of: files, manifests: manifests, reader: reader)
    defer { modules.end() }
    listener?.begin(.reading, files: files.count)
    let first = report.costs.measure(.declarations) {
      firstPass(files, isReported: isReported, words: words, reader: reader)
    }
    report.add(first)
    guard !first.candidates.isEmpty || !first.suppressing.isEmpty else { return report.sorted() }
    let index = report.costs.measure(.index) {
      ProjectIndex(facts: first.facts, modules: modules.value, platform: platform())
    }
    for file in first.suppressing { report.settings[files[file]] = index.modules.settings(of: file) }
    let candidates = report.costs.measure(.index) { concerned(first.candidates, in: index) }
    guard !candidates.isEmpty else { return report.sorted() }
    listener?.begin(.checking, files: candidates.count)
    let second = report.costs.measure(.bodies) {
      chunks(of: candidates.count).share(among: jobs) { chunks in
        SecondPass(
          rules: rules,
          words: words,
          index: index,
          reader: reader,
          memories: first.memories,
          measuresCosts: measuresCosts,
          listener: listener
        ).run(chunks, files: files, candidates: candidates)
      }
    }
    for part in second { report.add(part) }
    return report.sorted()
  }

  private func firstPass(
    _ files: [Path],
    isReported: [Bool],
    words: RuleWords,
    reader: some SourceReader
  ) -> FirstPart {
    FirstPart(
      joining: chunks(of: files.count).share(among: jobs) { chunks in
        FirstPass(words: words, includesGenerated: includesGenerated, reader: reader, listener: listener)
          .run(chunks, files: files, isReported: isReported)
      }
    )
  }

  /// The files that a rule must see, by index; nil for all. No tuple: its type and a set's would be made at run time.
  private struct Concern: Sendable {
    let rule: Int
    let files: Set<Int>?
  }

  /// Without the rules that have no business with a file's declarations, and files that no rule is left for.
  private func concerned(_ candidates: [Candidate], in index: ProjectIndex) -> [Candidate] {
    var isAsked = RuleSet(0..<0)
    for candidate in candidates { isAsked.formUnion(candidate.rules) }
    // A rule that no file has the words of may have tables to read before it can answer.
    let asked = Array(isAsked)
    let answers = Chunks(count: asked.count, size: 1).share(among: jobs) { chunks in
      let project = Project(index)
      var answers: [Concern] = []
      while let next = chunks.take() {
        answers += asked[next].map { Concern(rule: $0, files: rules[$0].files(in: project)) }
      }
      return answers
    }
    var candidates = candidates
    for concern in answers.joined() {
      guard let files = concern.files else { continue }
      for index in candidates.indices where candidates[index].rules.holds(concern.rule) {
        if !files.contains(candidates[index].file) { candidates[index].rules.remove(concern.rule) }
      }
    }
    return candidates.filter { !$0.rules.isEmpty }
  }

  /// What the rules would see of one of a project's files.
  package func file(
    _ index: Int,
    of files: [Path],
    manifests: [Path],
    reader: some SourceReader
  ) throws(ReadFailure) -> SourceFile {
    let words = RuleWords([])
    let facts = firstPass(files, isReported: files.map { _ in false }, words: words, reader: reader).facts
    let source = SourceBuffer()
    try reader.read(files[index], into: source)
    let modules = modules(of: files, manifests: manifests, reader: reader).value
    let project = Project(ProjectIndex(facts: facts, modules: modules, platform: platform()))
    return SourceFile(path: files[index], index: index, outline: Outline(of: source), project: project)
  }

  /// How the files are built, which another thread finds out where there is one. What a configuration states counts
  /// before what manifests say.
  func modules(of files: [Path], manifests: [Path], reader: some SourceReader) -> BackgroundValue<Modules> {
    BackgroundValue(isAllowed: jobs > 1 && !manifests.isEmpty) { [stated] isWanted in
      var modules = Modules(files: files, manifests: manifests) { path, source in
        isWanted() && (try? reader.read(path, into: source)) != nil
      }
      if let stated, isWanted() { modules.state(stated, of: files) }
      return modules
    }
  }

  func chunks(of count: Int) -> Chunks {
    Chunks(count: count, size: max(1, min(16, count / (4 * jobs))))
  }
}
