import Testing

/// Classes that functions make for themselves.
@Suite struct `The cheatsheet's makers` {
  private let text = """
    final class Table {
      private var rows: [String] = []
      private var next: Table?
      func add(_ row: String) { rows.append(row) }
    }
    struct Export {
      func write() {
        let table = Table()
        table.add("a")
      }
    }

    """

  private let kept = "the functions that make it keep it to themselves: it may stay"

  @Test func `Leave a class alone that nothing keeps`() throws {
    let table = try decision("Table", in: text)
    #expect(!table.isNeeded)
    #expect(table.answer == .sendable)
    #expect(table.evidence.first?.text == kept)
  }

  @Test(arguments: [
    "final class Shelf { let table = Table() }", "enum Shared { static let table = Table() }",
    "import Foundation\nfunc start() { DispatchQueue.global().async { Table().add(\"a\") } }",
    "func start() {\n let table = Table()\n Task.detached { table.add(\"a\") }\n}",
    "func start() {\n let table = Table()\n DispatchQueue.concurrentPerform(iterations: 2) { _ in table.add(\"a\") }\n}",
    "func start() {\n let table = Table()\n keep(table)\n}", "func makeTable() -> Table { Table() }",
    "func makeTable() -> Table {\n let table = Table()\n return table\n}",
    "func start() {\n let table = Table()\n Shelf.shared.table = table\n}",
    "extension Table { static let shared = Table() }", "protocol Adding {}\nextension Table: Adding {}",
    "let table = Table()",
  ])
  func `Do not say so where something keeps it, or other threads make it`(_ more: String) throws {
    #expect(try decision("Table", in: text + more).evidence.first?.text != kept)
  }

  @Test func `Leave a class of an app alone likewise`() throws {
    let app = "import SwiftUI\n" + text
    let table = try decision("Table", in: app)
    #expect(!table.isNeeded)
    #expect(table.answer == .mainActor)
    #expect(try decision("Table", in: app + "final class Shelf { var table = Table() }").isNeeded)
  }
}
