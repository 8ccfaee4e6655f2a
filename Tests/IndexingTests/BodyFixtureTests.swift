import Foundation
import Indexing
import Lexing
import Testing

/// What bodies do, in order, agrees with what a person reads.
struct BodyFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Bodies")

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()

  @Test(arguments: names)
  func `Events come in the order in which they happen`(name: String) throws {
    let code = try Data(contentsOf: Self.folder.appendingPathComponent("\(name).swift"))
    let file = SourceFile(alone: SourceBuffer(Array(code)), platform: .sample)
    let listed = String(decoding: BodyListing(of: file).text, as: UTF8.self).split(separator: "\n")
    let expected = try String(contentsOf: Self.folder.appendingPathComponent("\(name).events"), encoding: .utf8)
      .split(separator: "\n")
    try #require(!expected.isEmpty)
    for (index, line) in expected.enumerated() {
      let found = index < listed.count ? listed[index] : "nothing"
      try #require(found == line, "line \(index + 1) of \(name).events")
    }
    #expect(listed.count == expected.count)
  }

  @Test func `There are fixtures`() {
    #expect(Self.names.count >= 3)
  }
}
