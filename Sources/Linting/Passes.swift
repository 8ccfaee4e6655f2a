import Indexing
import Lexing
import Outlining

/// A file with the words of some rules.
struct Candidate: Sendable {
  let file: Int
  var rules: RuleSet
}

/// What workers of the first pass bring: facts, and which files the rules must see.
struct FirstPart: Sendable {
  var facts = DeclarationFacts()
  var candidates: [Candidate] = []
  var suppressions: [FileSuppressions] = []
  /// The files with suppressions, as indices.
  var suppressing: [Int] = []
  var skipped: [SkippedFile] = []
  /// The files that a tool wrote, and that are not linted.
  var generated: [Path] = []
  var files = 0
  var lines = 0
  /// One for each worker of a small run.
  var memories: [LeftMemory] = []
}

extension FirstPart {
  /// What all workers bring. A part goes when it was added: the facts of a large project would be there twice for the
  /// rest of the run.
  init(joining parts: consuming [FirstPart]) {
    facts.reserveCapacity(for: parts.map(\.facts))
    while let part = parts.popLast() {
      facts.append(part.facts)
      candidates += part.candidates
      suppressions += part.suppressions
      suppressing += part.suppressing
      skipped += part.skipped
      generated += part.generated
      files += part.files
      lines += part.lines
      memories += part.memories
    }
    candidates.sort { $0.file < $1.file }
  }
}

extension FirstPart {
  /// Outlines the file as deep as its words ask for.
  fileprivate mutating func addFacts(of outline: Outline, file: Int, words: RuleWords) {
    let asked = words.traitsOfBodies(in: outline)
    let mayInvalidate = words.mayInvalidate(outline)
    Outliner.fill(outline, depth: mayInvalidate || !asked.isEmpty ? .bodies : .declarations)
    let traits = asked.isEmpty || outline.firstTooDeep != nil ? [:] : outline.traitsOfBodies(asked)
    facts.add(outline, file: file, words: words.lifetimes(of: outline), traits: traits)
    if mayInvalidate { facts.add(outline.invalidations(file: file)) }
  }

  fileprivate mutating func addCandidate(
    _ outline: Outline,
    file: Int,
    at path: Path,
    words: RuleWords,
    includesGenerated: (Path) -> Bool
  ) {
    let tokens = outline.tokens
    if GeneratedFile.holds(outline.source, tokens, at: path), !includesGenerated(path) { return generated.append(path) }
    files += 1
    lines += tokens.lines
    let rules = words.rules(for: tokens)
    guard !rules.isEmpty || !tokens.directives.isEmpty else { return }
    if !tokens.directives.isEmpty {
      suppressions.append(SuppressionReader(outline.source, tokens).suppressions(of: path))
      suppressing.append(file)
    }
    if !rules.isEmpty { candidates.append(Candidate(file: file, rules: rules)) }
  }
}

/// Reads files once, for the facts that other files need.
struct FirstPass<Reader: SourceReader> {
  let words: RuleWords
  let includesGenerated: @Sendable (Path) -> Bool
  let reader: Reader
  let listener: (any RunListener)?

  /// Of more files the facts are joined before the second pass begins: there should be no other memory in use then.
  private static var fewFiles: Int { 256 }

  func run(_ chunks: Chunks, files: [Path], isReported: [Bool]) -> FirstPart {
    var part = FirstPart()
    // A copy for all files: in a generic type each use would make one.
    let words = words
    var loader = FileLoader(reader, words: words.table)
    while let indices = chunks.take() {
      for file in indices {
        defer { listener?.finishFile() }
        guard let outline = loader.lexed(files[file]) else { continue }
        part.addFacts(of: outline, file: file, words: words)
        guard isReported[file] else { continue }
        if let conflict = SkippedFile(files[file], conflictIn: outline) { part.skipped.append(conflict) }
        part.addCandidate(outline, file: file, at: files[file], words: words, includesGenerated: includesGenerated)
      }
    }
    part.skipped += loader.skipped
    if files.count < Self.fewFiles { part.memories = [LeftMemory(loader.leave())] }
    return part
  }
}

/// What one worker of the second pass brings.
struct SecondPart: Sendable {
  var costs: Costs
  var findings: [Finding] = []
  /// Of the files with findings.
  var settings: [Path: BuildSettings] = [:]
  var skipped: [SkippedFile] = []
}

/// Shows files to the rules that have business with them.
struct SecondPass<Reader: SourceReader> {
  let rules: [any Rule]
  let words: RuleWords
  let index: ProjectIndex
  let reader: Reader
  /// Of workers that are done.
  let memories: [LeftMemory]
  let measuresCosts: Bool
  let listener: (any RunListener)?

  func run(_ chunks: Chunks, files: [Path], candidates: [Candidate]) -> SecondPart {
    var part = SecondPart(costs: Costs(isMeasured: measuresCosts))
    let project = Project(index)
    let opened = OpenedFiles(files, reader: reader, words: words.table)
    project.opener = opened
    var loader = FileLoader(reader, memory: memory())
    while let indices = chunks.take() {
      for candidate in candidates[indices] {
        defer { listener?.finishFile() }
        opened.beginQuestions()
        let path = files[candidate.file]
        guard let outline = loader.outlined(path) else { continue }
        let file = SourceFile(path: path, index: candidate.file, outline: outline, project: project)
        let found = candidate.rules.flatMap { index in
          part.costs.measure(rules[index]) { rules[index].findings(in: file) }
        }
        let findings = shipped(found, in: file)
        part.findings += findings
        if !findings.isEmpty { part.settings[path] = project.modules.settings(of: candidate.file) }
      }
    }
    part.skipped = loader.skipped
    // The project knows it weakly, as each file that it opened knows the project.
    withExtendedLifetime(opened) {}
    return part
  }

  private func memory() -> FileMemory {
    for left in memories {
      if let memory = left.take() { return memory }
    }
    return FileMemory(words: words.table)
  }

  /// Without the findings that begin on a line which is never compiled, or only for previews.
  private func shipped(_ found: [Finding], in file: SourceFile) -> [Finding] {
    if found.isEmpty { return [] }
    let left = file.outline.tokens.disabled + file.branchesOfOtherSystems + file.previews
    let stretches = left.filter { !$0.isEmpty }.map { file.place(of: $0) }
    let lines = RangeSet(stretches.map { $0.line..<$0.endLine + 1 })
    return found.filter { !lines.contains($0.place.line) }
  }
}
