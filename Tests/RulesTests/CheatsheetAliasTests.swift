import Lexing
import Linting
import Testing

@Suite struct `The cheatsheet knows what aliases stand for` {
  private func evidence(_ text: String) throws -> [String] { try decision("T", in: text).evidence.map(\.text) }

  @Test(arguments: [
    "typealias Rows = [String: Any?]\npublic struct T { let rows: Rows }",
    "public struct T { typealias Rows = [String: Any?]; let rows: Rows }",
    "public enum Outer { typealias Rows = [Any] }\nextension Outer { public struct U {} }\npublic struct T { let rows: Outer.Rows }",
    "typealias Rows = Lines\ntypealias Lines = [Any]\npublic struct T { let rows: Rows? }",
    "public struct T { let rows: Rows }\n// file: B.swift\npublic typealias Rows = [Any]",
  ])
  func `Says that values behind an alias are not Sendable`(_ text: String) throws {
    #expect(try evidence(text) == ["'rows' holds 'Any', which is not Sendable"])
  }

  @Test(arguments: [
    "typealias Title = String\npublic struct T { let title: Title }",
    "public struct T { let title: Title }\n// file: B.swift\ntypealias Title = [Int: String]",
    "public struct T { typealias Done = @Sendable (Int) -> Void; let done: Done }",
    // Of two the one in its own file is meant.
    "typealias Title = Int\npublic struct T { let title: Title }\n// file: B.swift\nprivate typealias Title = Any",
  ])
  func `Is sure where they are`(_ text: String) throws {
    let decision = try decision("T", in: text)
    #expect(decision.annotation.text == ": Sendable" && decision.isStrong)
    #expect(decision.evidence.map(\.text) == ["what it stores is Sendable"])
  }

  @Test(arguments: [
    "public struct T { let title: Title }\n// file: B.swift\nprivate typealias Title = Int\n// file: C.swift\nprivate typealias Title = Any",
    "typealias Title<V> = [V]\npublic struct T { let title: Title<Int> }",
    "func f() { typealias Title = Int }\npublic struct T { let title: Title }",
  ])
  func `Does not guess which is meant`(_ text: String) throws {
    #expect(try evidence(text).contains("what 'title' holds is not known: 'Title'"))
  }

  @Test func `Waits for the type behind an alias, and ends where aliases stand for each other`() throws {
    let waiting = try decision(
      "T",
      in: "typealias Item = C\nfinal class C { var n = 0 }\npublic struct T { let item: Item }"
    )
    #expect(waiting.blockers == ["C"])
    let circular = try evidence("typealias A = B\ntypealias B = A\npublic struct T { let a: A }")
    #expect(circular.count == 1)
  }
}
