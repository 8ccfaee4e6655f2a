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

  @Test func `Leave a class alone that nothing keeps`() throws {
    let table = try decision("Table", in: text)
    #expect(!table.isNeeded)
    #expect(table.answer == .sendable)
    #expect(table.evidence.first?.text == "functions make it, and no property keeps it: it may stay")
  }

  @Test(arguments: [
    "final class Shelf { let table = Table() }", "enum Shared { static let table = Table() }",
    "import Foundation\nfunc start() { let table = Table(); DispatchQueue.global().async { Table().add(\"a\") } }",
    "extension Table { static let shared = Table() }", "protocol Adding {}\nextension Table: Adding {}",
    "let table = Table()",
  ])
  func `Do not where something keeps it, or other threads make it`(_ more: String) throws {
    #expect(try decision("Table", in: text + more).isNeeded)
  }

  @Test func `Leave a class of an app alone likewise`() throws {
    let app = "import SwiftUI\n" + text
    let table = try decision("Table", in: app)
    #expect(!table.isNeeded)
    #expect(table.answer == .mainActor)
    #expect(try decision("Table", in: app + "final class Shelf { var table = Table() }").isNeeded)
  }
}
