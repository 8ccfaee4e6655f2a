import Indexing
import Lexing
import Linting

/// Swift code with marks of what the linter must say about it: a fixture, or a block of a guide.
///
/// `// expect: id` on a line stands for a finding that begins there; several ids are separated by commas. Words in
/// parentheses behind an id, `id (note)`, must occur in the finding's severity and message. A line `// file: B.swift`
/// starts another file of the same project, and `// others: 40` stands for that many files that have nothing to do with it.
struct Sample: Sendable {
  /// One file of a sample. Empty lines stand for the files before it, so that its line numbers are the sample's.
  struct File: Sendable {
    let path: Path
    var text: String
  }

  struct Expectation: Sendable {
    let rule: String
    /// In the finding's severity and message; empty for any.
    let words: String
    let line: Int
  }

  private(set) var files: [File]
  private(set) var expectations: [Expectation] = []
  let lines: [Substring]

  init(_ text: String, named name: String) {
    files = [File(path: Path(name), text: "")]
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var others: [File] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("// file: ") {
        let name = String(line.dropFirst("// file: ".count))
        files.append(File(path: Path(name), text: String(repeating: "\n", count: index)))
      }
      if line.hasPrefix("// others: "), let count = Int(line.dropFirst("// others: ".count)) {
        others += (0..<count).map { File(path: Path("Other\($0).swift"), text: "private let other\($0) = 0\n") }
      }
      files[files.count - 1].text += line + "\n"
      expectations += Self.expectations(in: line, number: index + 1)
    }
    files += others
  }

  private static func expectations(in line: Substring, number: Int) -> [Expectation] {
    guard let mark = line.firstRange(of: "// expect:") else { return [] }
    return line[mark.upperBound...].matches(of: /(\w+)(?: \(([^)]*)\))?(?:,|\s*$)/).map { match in
      Expectation(rule: String(match.1), words: match.2.map(String.init) ?? "", line: number)
    }
  }

  /// What all rules of the catalogue find in the sample's files.
  func findings() -> [Finding] {
    lintInMemory(files)
  }

  /// As rules see it.
  func firstFile() throws -> SourceFile {
    try openInMemory(files)
  }
}
