import Dispatch
package import Indexing
package import Lexing

/// Answers for the types of a project: an ordered list of questions.
package protocol DecisionList: Sendable {
  /// Says of each type that is declared in files with `isReported`, in any order, what is decided. `note` is told every
  /// decision, and keeps what it needs.
  func decide(in survey: Survey, files: [Path], isReported: [Bool], note: (Decision) -> Void)
}

extension Linter {
  /// Asks a list about the types of `files[i]` where `isReported[i]`; the others count for facts only. The report holds
  /// the decisions that `keeps` asks for, and counts them all; those of `writes` hold what writes them, if that is
  /// possible.
  package func decide(
    _ files: [Path],
    isReported: [Bool],
    manifests: [Path] = [],
    by list: some DecisionList,
    reader: some SourceReader,
    keeps: (Decision) -> Bool = { _ in true },
    writes: (Decision) -> Bool = { _ in false }
  ) -> DecisionReport {
    let modules = modules(of: files, manifests: manifests, reader: reader)
    defer { modules.end() }
    var report = DecisionReport()
    var isReported = isReported
    let survey = survey(files, isReported: &isReported, reader: reader, report: &report) { modules.value }
    list.decide(in: survey, files: files, isReported: isReported) { decision in
      report.counts.add(decision)
      if keeps(decision) { report.decisions.append(decision) }
    }
    report.decisions.sort()
    addFixes(to: &report, where: writes, files: files, project: survey.project, reader: reader)
    report.skipped = Set(report.skipped).sorted { $0.path < $1.path }
    return report
  }

  /// Files that a tool wrote are not reported: it would write them again.
  private func survey(
    _ files: [Path],
    isReported: inout [Bool],
    reader: some SourceReader,
    report: inout DecisionReport,
    modules: () -> Modules
  ) -> Survey {
    let gathered = GatheredSurvey(files: files.count)
    let pass = SurveyPass(reader: reader, gathered: gathered, includesGenerated: includesGenerated)
    _ = chunks(of: files.count).share(among: jobs) { [isReported] chunks in
      pass.run(chunks, files: files, isReported: isReported)
    }
    var part = gathered.take()
    for file in part.generated { isReported[file] = false }
    report.skipped = part.skipped
    report.generated = part.generated.map { files[$0] }
    report.files = part.files
    report.lines = part.lines
    let index = ProjectIndex(facts: part.facts, modules: modules(), platform: platform())
    let facts = part.survey
    part.survey = SurveyFacts()
    return Survey(project: Project(index), facts: consume facts)
  }
}

/// What a survey brings.
private struct SurveyPart: Sendable {
  var facts = DeclarationFacts()
  var survey = SurveyFacts()
  var skipped: [SkippedFile] = []
  /// The files that a tool wrote, as indices.
  var generated: [Int] = []
  var files = 0
  var lines = 0

  mutating func append(_ other: SurveyPart) {
    facts.append(other.facts)
    survey.append(other.survey)
    skipped += other.skipped
    generated += other.generated
    files += other.files
    lines += other.lines
  }
}

/// What all workers found so far. It is put together as they go, or all of it would be there twice at the end.
private final class GatheredSurvey: Sendable {
  /// A queue, whose turns the thread sanitizer knows: those of a `Mutex` it takes for races.
  private let turns = DispatchQueue(label: "actorlint.survey")
  nonisolated(unsafe) private var part = SurveyPart()

  init(files: Int) {
    part.facts.reserveTypes(files: files)
    part.survey.reserve(files: files)
  }

  func append(_ other: SurveyPart) { turns.sync { part.append(other) } }

  func take() -> SurveyPart {
    turns.sync {
      let all = part
      part = SurveyPart()
      return all
    }
  }
}

/// Reads files once, bodies included.
private struct SurveyPass<Reader: SourceReader> {
  let reader: Reader
  let gathered: GatheredSurvey
  let includesGenerated: @Sendable (Path) -> Bool

  /// Files that a worker keeps for itself.
  private static var shareAfter: Int { 128 }

  func run(_ chunks: Chunks, files: [Path], isReported: [Bool]) {
    var part = SurveyPart()
    var loader = FileLoader(reader, words: WordTable())
    var read = 0
    while let indices = chunks.take() {
      for file in indices {
        guard let outline = loader.outlined(files[file]) else { continue }
        part.facts.addTypes(of: outline, file: file)
        part.survey.add(outline, file: file)
        guard isReported[file] else { continue }
        if let conflict = SkippedFile(files[file], conflictIn: outline) { part.skipped.append(conflict) }
        if GeneratedFile.holds(outline.source, outline.tokens, at: files[file]), !includesGenerated(files[file]) {
          part.generated.append(file)
          continue
        }
        part.files += 1
        part.lines += outline.tokens.lines
      }
      read += indices.count
      guard read >= Self.shareAfter else { continue }
      gathered.append(part)
      part = SurveyPart()
      read = 0
    }
    part.skipped += loader.skipped
    gathered.append(part)
  }
}
