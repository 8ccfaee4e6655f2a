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
    let modules = BackgroundValue(isAllowed: jobs > 1 && !manifests.isEmpty) { isWanted in
      Modules(files: files, manifests: manifests) { path, source in
        isWanted() && (try? reader.read(path, into: source)) != nil
      }
    }
    defer { modules.end() }
    var first = report.costs.measure(.declarations) {
      chunks(of: files.count).share(among: jobs) { chunks in
        FirstPass(words: words, includesGenerated: includesGenerated, reader: reader)
          .run(chunks, files: files, isReported: isReported)
      }
    }
    var facts = DeclarationFacts()
    var candidates: [Candidate] = []
    var suppressing: [Int] = []
    facts.reserveCapacity(for: first.map(\.facts))
    // A part goes when it was added: the facts of a large project would be there twice for the rest of the run.
    while let part = first.popLast() {
      facts.append(part.facts)
      candidates += part.candidates
      report.skipped += part.skipped
      report.suppressions += part.suppressions
      suppressing += part.suppressing
      report.files += part.files
      report.lines += part.lines
    }
    guard !candidates.isEmpty || !suppressing.isEmpty else { return sorted(report) }
    candidates.sort { $0.file < $1.file }
    let index = report.costs.measure(.index) {
      ProjectIndex(facts: facts, modules: stating(modules.value, files), platform: platform())
    }
    for file in suppressing { report.settings[files[file]] = index.modules.settings(of: file) }
    candidates = report.costs.measure(.index) { concerned(candidates, in: index) }
    guard !candidates.isEmpty else { return sorted(report) }
    let second = report.costs.measure(.bodies) {
      chunks(of: candidates.count).share(among: jobs) { [candidates] chunks in
        SecondPass(rules: rules, words: words, index: index, reader: reader, measuresCosts: measuresCosts)
          .run(chunks, files: files, candidates: candidates)
      }
    }
    for part in second {
      report.costs.add(part.costs)
      report.findings += part.findings
      report.settings.merge(part.settings) { $1 }
      report.skipped += part.skipped
    }
    return sorted(report)
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
    let parts = chunks(of: files.count).share(among: jobs) { chunks in
      FirstPass(words: words, includesGenerated: includesGenerated, reader: reader)
        .run(chunks, files: files, isReported: files.map { _ in false })
    }
    let facts = parts.reduce(into: DeclarationFacts()) { $0.append($1.facts) }
    let source = SourceBuffer()
    try reader.read(files[index], into: source)
    let tokens = Tokens()
    var lexer = Lexer(words: words.table)
    lexer.lex(source, into: tokens)
    let outline = Outline(source: source, tokens: tokens)
    Outliner.fill(outline, depth: .bodies)
    let modules = Modules(files: files, manifests: manifests) { path, source in
      (try? reader.read(path, into: source)) != nil
    }
    let project = Project(ProjectIndex(facts: facts, modules: stating(modules, files), platform: platform()))
    return SourceFile(path: files[index], index: index, outline: outline, project: project)
  }

  /// What a configuration states counts before what manifests say.
  func stating(_ modules: Modules, _ files: [Path]) -> Modules {
    guard let stated else { return modules }
    var modules = modules
    modules.state(stated, of: files)
    return modules
  }

  private func sorted(_ report: Report) -> Report {
    var report = report
    // Findings are large: numbers move in their place. What differs in its evidence alone stays as its rule gave it.
    let order = report.findings.withUnsafeBufferPointer { all in
      all.indices.sorted { left, right in
        switch all[left].order(before: all[right]) {
        case let isBefore?: isBefore
        case nil: left < right
        }
      }
    }
    var found: [Finding] = []
    found.reserveCapacity(order.count)
    // Those of the last ones that only their evidence tells apart: what came twice stands among them.
    var alike: Set<Finding> = []
    for index in order {
      let finding = report.findings[index]
      if let last = found.last, last.order(before: finding) == nil {
        alike.insert(last)
        guard alike.insert(finding).inserted else { continue }
      } else if !alike.isEmpty {
        alike = []
      }
      found.append(finding)
    }
    report.findings = found
    report.skipped = Set(report.skipped).sorted { $0.path < $1.path }
    return report
  }

  func chunks(of count: Int) -> Chunks {
    Chunks(count: count, size: max(1, min(16, count / (4 * jobs))))
  }
}
