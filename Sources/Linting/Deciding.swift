package import Indexing
package import Lexing
import Outlining

/// Answers for the types of a project: an ordered list of questions.
package protocol DecisionList: Sendable {
  /// The decisions for the types that are declared in files with `isReported`, in any order.
  func decisions(in survey: Survey, files: [Path], isReported: [Bool]) -> [Decision]
}

extension Linter {
  /// Asks a list about the types of `files[i]` where `isReported[i]`; the others count for facts only.
  package func decide(
    _ files: [Path],
    isReported: [Bool],
    manifests: [Path] = [],
    by list: some DecisionList,
    reader: some SourceReader
  ) -> DecisionReport {
    let modules = BackgroundValue(isAllowed: jobs > 1 && !manifests.isEmpty) { isWanted in
      Modules(files: files, manifests: manifests) { path, source in
        isWanted() && (try? reader.read(path, into: source)) != nil
      }
    }
    defer { modules.end() }
    let parts = inParallel(chunks(of: files.count)) { chunks in
      SurveyPass(reader: reader).run(chunks, files: files, isReported: isReported)
    }
    var report = DecisionReport()
    var facts = DeclarationFacts()
    var survey = SurveyFacts()
    for part in parts {
      facts.append(part.facts)
      survey.append(part.survey)
      report.skipped += part.skipped
      report.files += part.files
      report.lines += part.lines
    }
    let project = Project(ProjectIndex(facts: facts, modules: stating(modules.value, files), platform: platform()))
    report.decisions = list.decisions(
      in: Survey(project: project, facts: survey),
      files: files,
      isReported: isReported
    ).sorted()
    report.skipped = Set(report.skipped).sorted { $0.path < $1.path }
    return report
  }
}

/// What one worker of the survey brings.
private struct SurveyPart: Sendable {
  var facts = DeclarationFacts()
  var survey = SurveyFacts()
  var skipped: [SkippedFile] = []
  var files = 0
  var lines = 0
}

/// Reads files once, bodies included.
private struct SurveyPass<Reader: SourceReader> {
  let reader: Reader

  func run(_ chunks: Chunks, files: [Path], isReported: [Bool]) -> SurveyPart {
    var part = SurveyPart()
    let source = SourceBuffer()
    let tokens = Tokens()
    let outline = Outline(source: source, tokens: tokens)
    var lexer = Lexer(words: WordTable(ruleWords: []))
    while let indices = chunks.take() {
      for file in indices {
        do throws(ReadFailure) {
          try reader.read(files[file], into: source)
        } catch {
          part.skipped.append(SkippedFile(path: files[file], reason: error.reason, isFailure: !error.isGone))
          continue
        }
        lexer.lex(source, into: tokens)
        Outliner.fill(outline, depth: .bodies)
        part.facts.add(outline, file: file, words: LifetimeWords())
        part.survey.add(outline, file: file)
        guard isReported[file] else { continue }
        part.files += 1
        part.lines += tokens.lines
      }
    }
    return part
  }
}
