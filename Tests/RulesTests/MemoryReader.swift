import Indexing
import Lexing
import Linting
import Rules

/// Files that exist in memory only.
struct MemoryReader: SourceReader {
  let texts: [Path: String]

  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure) {
    guard let text = texts[path] else { throw ReadFailure(reason: "no such file", isGone: true) }
    buffer.replace(with: Array(text.utf8))
  }
}

private let apple = appleFacts()

/// What all rules of the catalogue find in a project of these files.
func lintInMemory(_ files: [Sample.File]) -> [Finding] {
  let linter = Linter(rules: catalogue, platform: { apple }, jobs: 1)
  let reader = MemoryReader(texts: Dictionary(files.map { ($0.path, $0.text) }) { $1 })
  let paths = files.map(\.path)
  return linter.lint(paths, isReported: paths.map { _ in true }, reader: reader).findings
}
