import Indexing
import Lexing
import Outlining

/// A file with the words of some rules.
struct Candidate: Sendable {
  let file: Int
  var rules: RuleSet
}

/// What one worker of the first pass brings: facts, and which files the rules must see.
struct FirstPart: Sendable {
  var facts = DeclarationFacts()
  var candidates: [Candidate] = []
  var suppressions: [FileSuppressions] = []
  /// The files with suppressions, as indices.
  var suppressing: [Int] = []
  var skipped: [SkippedFile] = []
  var files = 0
  var lines = 0
}

/// Reads files once, for the facts that other files need.
struct FirstPass<Reader: SourceReader> {
  let words: RuleWords
  let includesGenerated: @Sendable (Path) -> Bool
  let reader: Reader

  func run(_ chunks: Chunks, files: [Path], isReported: [Bool]) -> FirstPart {
    var part = FirstPart()
    let source = SourceBuffer()
    let tokens = Tokens()
    let outline = Outline(source: source, tokens: tokens)
    var lexer = Lexer(words: words.table)
    while let indices = chunks.take() {
      for file in indices {
        do throws(ReadFailure) {
          try reader.read(files[file], into: source)
        } catch {
          part.skipped.append(SkippedFile(path: files[file], reason: error.reason, isFailure: !error.isGone))
          continue
        }
        lexer.lex(source, into: tokens)
        outline.reset()
        let asked = words.traitsOfBodies(in: outline)
        let mayInvalidate = words.mayInvalidate(outline)
        Outliner.fill(outline, depth: mayInvalidate || !asked.isEmpty ? .bodies : .declarations)
        let traits = asked.isEmpty || outline.firstTooDeep != nil ? [:] : outline.traitsOfBodies(asked)
        part.facts.add(outline, file: file, words: words.lifetimes(of: outline), traits: traits)
        if mayInvalidate { part.facts.add(outline.invalidations(file: file)) }
        guard isReported[file] else { continue }
        part.files += 1
        part.lines += tokens.lines
        let rules = words.rules(for: tokens)
        guard !rules.isEmpty || !tokens.directives.isEmpty else { continue }
        if GeneratedFile.holds(source, tokens, at: files[file]), !includesGenerated(files[file]) { continue }
        if !tokens.directives.isEmpty {
          part.suppressions.append(SuppressionReader(source, tokens).suppressions(of: files[file]))
          part.suppressing.append(file)
        }
        if !rules.isEmpty { part.candidates.append(Candidate(file: file, rules: rules)) }
      }
    }
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
  let measuresCosts: Bool

  func run(_ chunks: Chunks, files: [Path], candidates: [Candidate]) -> SecondPart {
    var part = SecondPart(costs: Costs(isMeasured: measuresCosts))
    let project = Project(index)
    let source = SourceBuffer()
    let tokens = Tokens()
    let outline = Outline(source: source, tokens: tokens)
    var lexer = Lexer(words: words.table)
    while let indices = chunks.take() {
      for candidate in candidates[indices] {
        let path = files[candidate.file]
        do throws(ReadFailure) {
          try reader.read(path, into: source)
        } catch {
          part.skipped.append(SkippedFile(path: path, reason: error.reason, isFailure: !error.isGone))
          continue
        }
        lexer.lex(source, into: tokens)
        Outliner.fill(outline, depth: .bodies)
        if let skipped = SkippedFile(path, tooDeep: outline) {
          part.skipped.append(skipped)
          continue
        }
        let file = SourceFile(path: path, index: candidate.file, outline: outline, project: project)
        let found = candidate.rules.flatMap { index in
          part.costs.measure(rules[index]) { rules[index].findings(in: file) }
        }
        let disabled = tokens.disabled.map { file.place(of: $0) }
        let findings = found.filter { finding in !disabled.contains { isInside(finding.place, of: $0) } }
        part.findings += findings
        if !findings.isEmpty { part.settings[path] = project.modules.settings(of: candidate.file) }
      }
    }
    return part
  }

  /// Whether a finding begins on one of the lines of a stretch that is never compiled.
  private func isInside(_ place: Place, of disabled: Place) -> Bool {
    disabled.line <= place.line && place.line <= disabled.endLine
  }
}
