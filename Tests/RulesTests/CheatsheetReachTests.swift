import Testing

/// Classes with state that other threads may come to, or not.
@Suite struct `The cheatsheet's reach` {
  private let text =
    "final class Table { private var rows: [String] = []; func add(_ row: String) { rows.append(row) } }\n"

  @Test(arguments: [
    ("final class Shelf { let table = Table() }", nil),
    ("func add() { let table = Table(); keep(table) }", nil),
    ("enum Shared { static let table = Table() }", "kept in a static property of 'Shared', which all threads reach"),
    (
      "final class Shelf { let table = Table() }\nenum Shared { static let shelf = Shelf() }",
      "kept in a static property of 'Shared', which all threads reach"
    ),
    (
      "extension Table { static let shared = Table() }", "kept in a static property of its own, which all threads reach"
    ),
    ("let table = Table()", "kept in a global, which all threads reach"),
    ("import Dispatch\nfunc f() { DispatchQueue.global().async { _ = Table() } }", "used in the background"),
    (
      "import Foundation\nfinal class Shelf { let lock = NSLock(); let table = Table(); func f() { lock.lock() } }",
      "held by 'Shelf', which has a lock or a queue of its own"
    ),
    ("extension Table { func load() { Task { self.add(\"a\") } } }", "gives work to other threads, or takes a lock"),
  ])
  func `Is what makes advice needed`(_ more: String, _ reason: String?) throws {
    let table = try decision("Table", in: text + more)
    #expect(table.answer == .sendable && table.isUnchecked)
    #expect(table.isNeeded == (reason != nil))
    #expect(table.evidence.first?.text == reason ?? "nothing seen here shows that threads share it: it may stay")
  }

  @Test func `Is not asked for where only tests have a class`() throws {
    let spy = "import XCTest\nfinal class Spy { let name: Name }\nfinal class Name { var text = \"\" }"
    let text = "final class Spy { let name: Name }\nfinal class Name { var text = \"\" }"
    #expect(try !decision("Spy", in: "// file: Tests/Spy.swift\n" + spy).isNeeded)
    #expect(try decision("Spy", in: "// file: Spy.swift\n" + text).isNeeded)
  }

  @Test(arguments: [
    ("extension Menu { static func show(_ view: UIView) {} }", true),
    ("extension Menu { @MainActor static func show(_ view: UIView) {} }", false),
  ])
  func `Asks nothing of functions that go to the main actor by themselves`(_ more: String, _ isNeeded: Bool) throws {
    let menu = try decision("Menu", in: "import UIKit\nenum Menu { static func hide(_ view: UIView) {} }\n" + more)
    #expect(menu.answer == .mainActor && menu.isNeeded == isNeeded)
  }

  @Test func `Takes a type for never Sendable that says so`() throws {
    let text = """
      public struct Pipe { let end: Int }
      @available(*, unavailable)
      extension Pipe: @unchecked Sendable {}
      public struct Pair { let pipe: Pipe }
      """
    let pipe = try decision("Pipe", in: text)
    #expect(pipe.isDecided && pipe.answer == .ask)
    #expect(try !decision("Pair", in: text).isStrong)
    for available in ["(iOS 16, *)", "(tvOS, unavailable)"] {
      #expect(try decision("Pair", in: text.replacing("(*, unavailable)", with: available)).isStrong)
    }
  }

  @Test func `Sees subclasses of a class by its other name`() throws {
    let text = "class Cell { let x = 1; func f() {} }\ntypealias Base = Cell\nclass Row: Base {}"
    #expect(try decision("Cell", in: text).isUnchecked && decision("Row", in: text).blockers == ["Cell"])
    #expect(try decision("Row", in: "@MainActor " + text).isDecided)
  }
}
