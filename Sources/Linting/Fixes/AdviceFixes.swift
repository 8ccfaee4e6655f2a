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
    var loader = FileLoader(reader, words: WordTable())
    var start = 0
    while start < wanted.count {
      let path = report.decisions[wanted[start]].path
      let end = wanted[start...].firstIndex { report.decisions[$0].path != path } ?? wanted.count
      defer { start = end }
      guard let index = indices[path], let outline = loader.lexed(path) else { continue }
      guard !GeneratedFile.holds(outline.source, outline.tokens, at: path) else { continue }
      Outliner.fill(outline, depth: .declarations)
      let file = SourceFile(path: path, index: index, outline: outline, project: project)
      for decision in wanted[start..<end] {
        report.decisions[decision].fix = file.annotatingFix(for: report.decisions[decision])
      }
    }
  }
}
