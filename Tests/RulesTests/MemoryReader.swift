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

extension MemoryReader {
  init(_ files: [Sample.File]) {
    texts = Dictionary(files.map { ($0.path, $0.text) }) { $1 }
  }
}

private let apple = appleFacts()

/// What all rules of the catalogue find in a project of these files.
func lintInMemory(_ files: [Sample.File]) -> [Finding] {
  linter.lint(files.map(\.path), isReported: files.map { _ in true }, reader: MemoryReader(files)).findings
}

/// The first of a project's files, as rules see it.
func openInMemory(_ files: [Sample.File]) throws -> SourceFile {
  try linter.file(0, of: files.map(\.path), manifests: [], reader: MemoryReader(files))
}

private let linter = Linter(rules: catalogue, platform: { apple }, jobs: 1)
