import Foundation
import Indexing
import Linting
import Rules
import Testing

@Suite struct `Fixtures are tests` {
  @Test(arguments: Fixture.all) func `Findings are the marked ones, under all rules`(_ fixture: Fixture) throws {
    let sample = try fixture.sample()
    sample.expectExactFindings(sample.findings(), file: fixture.file.path)
  }

  @Test(arguments: catalogue.map(\.id)) func `Each rule has findings and silences to show`(_ id: String) throws {
    let samples = try Fixture.all.filter { $0.rule == id }.map { try $0.sample() }
    #expect(samples.contains { $0.expectations.contains { $0.rule == id } })
    #expect(samples.contains { $0.expectations.isEmpty })
  }

  @Test(arguments: Fixture.all) func `Messages say in one short clause or two what happens`(_ fixture: Fixture) throws {
    for message in Set(try fixture.sample().findings().map(\.message)) {
      #expect(message.count < 100, "\(message.count) characters: \(message)")
      #expect(message.first?.isLowercase == true || message.first == "'", "\(message)")
      #expect(message.last != ".", "\(message)")
      #expect(!message.contains("`") && !message.contains("\""), "names stand in single quotes: \(message)")
    }
  }

  @Test(arguments: Fixture.all) func `A file that was looked at is let go`(_ fixture: Fixture) throws {
    weak var released: SourceFile?
    do {
      let file = try fixture.sample().firstFile()
      for rule in catalogue { _ = rule.findings(in: file) }
      released = file
    }
    #expect(released == nil, "something that the file remembers holds the file")
  }

  @Test func `Folders are named after rules`() {
    let ids = Set(catalogue.map(\.id))
    #expect(Fixture.all.map(\.rule).filter { !ids.contains($0) } == [])
  }
}

/// A file in `Tests/Fixtures/<rule_id>`.
struct Fixture: CustomTestStringConvertible, Sendable {
  let rule: String
  let file: URL

  var testDescription: String { "\(rule)/\(file.lastPathComponent)" }

  func text() throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  func sample() throws -> Sample {
    Sample(try text(), named: file.lastPathComponent)
  }

  /// Sorted by name. Empty where the folder is missing, which fails the tests that count.
  static let all: [Fixture] = contents(of: projectFolder.appending(path: "Tests/Fixtures")).flatMap { folder in
    contents(of: folder).filter { $0.pathExtension == "swift" }.map {
      Fixture(rule: folder.lastPathComponent, file: $0)
    }
  }
}

let projectFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// What a folder holds, sorted by name.
func contents(of folder: URL) -> [URL] {
  let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  return contents.sorted { $0.lastPathComponent < $1.lastPathComponent }
}
