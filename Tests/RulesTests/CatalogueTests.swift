import Foundation
import Reporting
import Rules
import Testing

@Suite struct `Catalogue, folder and index agree` {
  private let rulesFolder = projectFolder.appending(path: "Rules")

  /// Names, without extension, of the files of rules: those in families other than tables and types.
  private var ruleFiles: [String] {
    contents(of: rulesFolder).filter { !["SDK", "Cheatsheet", "Messages"].contains($0.lastPathComponent) }.flatMap {
      family in
      contents(of: family).filter { $0.pathExtension == "swift" }.map { $0.deletingPathExtension().lastPathComponent }
    }
  }

  @Test func `Each rule has the file that its id names, and each file is in the catalogue`() {
    #expect(ruleFiles.sorted() == catalogue.map { camelCase($0.id) }.sorted())
  }

  @Test func `A family is a folder, in the order of the catalogue`() throws {
    for family in families {
      let folder = rulesFolder.appending(path: camelCase(family.name))
      let files = contents(of: folder).map { $0.deletingPathExtension().lastPathComponent }
      #expect(files.sorted() == family.rules.map { camelCase($0.id) }.sorted(), "\(family.name)")
    }
  }

  @Test func `A family has a folder for the questions that its rules ask`() {
    let folders = contents(of: projectFolder.appending(path: "Sources/Indexing/Hazards")).map(\.lastPathComponent)
    #expect(folders.sorted() == families.map { camelCase($0.name) }.sorted())
  }

  @Test(arguments: catalogue.map(\.id)) func `A rule's type is named like its file`(_ id: String) throws {
    let rule = try #require(catalogue.first { $0.id == id })
    #expect("\(type(of: rule))" == camelCase(id))
  }

  @Test func `Ids are unique`() {
    #expect(Set(catalogue.map(\.id)).count == catalogue.count)
  }

  @Test(arguments: catalogue.map(\.summary)) func `A summary is a clause without full stop`(_ summary: String) {
    #expect(summary.first?.isUppercase == false || summary.hasPrefix("MainActor") || summary.hasPrefix("DispatchQueue"))
    #expect(summary.last != "." && !summary.contains("\n"))
    #expect(summary.count < 120)
  }

  @Test func `Every run has the five rules of the card`() {
    let card: Set = [
      "deinit_task_captures_self", "deinit_timer_invalidate", "assume_isolated_off_main", "main_sync",
      "for_await_captures_self",
    ]
    #expect(Set(catalogue.filter(\.isInEveryRun).map(\.id)) == card)
  }

  @Test func `Who does without the compiler's checks says why`() {
    #expect(families.filter(\.needsReasons).map(\.name) == ["opt_outs"])
  }

  @Test func `The index is what the program prints`() throws {
    let index = try String(contentsOf: rulesFolder.appending(path: "README.md"), encoding: .utf8)
    let printed = RuleTable(families).markdown
    for line in printed.split(separator: "\n") where !index.contains(line) {
      Issue.record("Rules/README.md lacks this line:\n\(line)")
    }
    for line in index.split(separator: "\n") where !printed.contains(line) {
      Issue.record("Rules/README.md has a line that no rule prints:\n\(line)")
    }
    #expect(index == printed)
  }

  private func camelCase(_ id: String) -> String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
