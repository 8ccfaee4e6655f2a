import Indexing
import Lexing
import Outlining

extension Linter {
  /// Gives advice that may be written, and is wanted, the fix that writes it. Nobody wants to have generated files
  /// changed.
  func addFixes(
    to report: inout DecisionReport,
    where isWanted: (Decision) -> Bool,
    files: [Path],
    project: Project,
    reader: some SourceReader
  ) {
    let wanted = report.decisions.indices.filter { report.decisions[$0].isWritable && isWanted(report.decisions[$0]) }
    guard !wanted.isEmpty else { return }
    let indices = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let source = SourceBuffer()
    let tokens = Tokens()
    let outline = Outline(source: source, tokens: tokens)
    var lexer = Lexer(words: WordTable(ruleWords: []))
    var start = 0
    while start < wanted.count {
      let path = report.decisions[wanted[start]].path
      let end = wanted[start...].firstIndex { report.decisions[$0].path != path } ?? wanted.count
      defer { start = end }
      guard let index = indices[path], (try? reader.read(path, into: source)) != nil else { continue }
      lexer.lex(source, into: tokens)
      Outliner.fill(outline, depth: .declarations)
      guard !GeneratedFile.holds(source, tokens, at: path) else { continue }
      let file = SourceFile(path: path, index: index, outline: outline, project: project)
      for decision in wanted[start..<end] {
        report.decisions[decision].fix = file.annotatingFix(for: report.decisions[decision])
      }
    }
  }
}
