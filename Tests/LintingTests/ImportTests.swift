import Foundation
import Lexing
import Testing

/// The arrows of the house: which module may import which.
struct ImportTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A module imports what lies below it, and never the floor above.
  private static let below: [String: Set<String>] = [
    "Sources/JSON": [],
    "Sources/Lexing": [],
    "Sources/Outlining": ["Lexing"],
    "Sources/Indexing": ["Outlining", "Lexing"],
    "Sources/Linting": ["Indexing", "Outlining", "Lexing"],
    "Rules": ["Linting", "Indexing", "Outlining", "Lexing"],
    "Sources/Reporting": ["Linting", "Lexing", "JSON"],
    "Sources/actorlint": ["Rules", "Reporting", "Linting", "Indexing", "Outlining", "Lexing", "JSON"],
  ]

  /// The toolchain's own modules; only the command knows disks.
  private static func toolchain(_ folder: String) -> Set<String> {
    folder == "Sources/actorlint"
      ? ["Synchronization", "Dispatch", "Glibc", "Darwin"] : ["Synchronization", "Dispatch"]
  }

  private static let folders: [String] = {
    let sources = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
    return (sources ?? []).filter { !$0.hasPrefix(".") }.map { "Sources/\($0)" }.sorted() + ["Rules"]
  }()

  @Test(arguments: folders)
  func `A module imports only what lies below it`(folder: String) throws {
    let allowed = try #require(Self.below[folder], "say in this test what \(folder) may import")
    let files = try Self.files(in: folder)
    try #require(!files.isEmpty)
    for file in files {
      let strays = Self.imports(in: try Data(contentsOf: file)).subtracting(allowed.union(Self.toolchain(folder)))
      #expect(strays.isEmpty, "\(file.path)")
    }
  }

  @Test func `Imports are read from code, not from text`() {
    let text =
      "@preconcurrency package import A\nimport struct B.C\n// import D\nlet a = \"import E\"\nx.import; import F"
    #expect(Self.imports(in: Data(text.utf8)) == ["A", "B", "F"])
  }

  private static func files(in folder: String) throws -> [URL] {
    let base = root.appendingPathComponent(folder)
    let found = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return found.filter { $0.hasSuffix(".swift") }.map { base.appendingPathComponent($0) }
  }

  private static func imports(in content: Data) -> Set<String> {
    let source = SourceBuffer(content)
    let tokens = Tokens()
    var lexer = Lexer(words: WordTable())
    lexer.lex(source, into: tokens)
    var found: Set<String> = []
    for index in 0..<tokens.count
    where tokens[index].word == .import && (index == 0 || tokens[index - 1].kind != .period) {
      let isKind = tokens[index + 1].word.isReserved
      let name = tokens[index + (isKind ? 2 : 1)]
      let bytes = UnsafeBufferPointer(start: source.bytes + Int(name.start), count: Int(name.length))
      found.insert(String(decoding: bytes, as: UTF8.self))
    }
    return found
  }
}
