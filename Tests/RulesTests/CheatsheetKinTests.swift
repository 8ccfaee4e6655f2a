import Linting
import Testing

/// What the cheatsheet learns from a type's kin, from the actors that use it, and from the module around it.
@Suite struct `The cheatsheet's kin` {
  /// So many that the module is not made for the user interface.
  private static let files = (1...6).map { "\n// file: F\($0).swift\nlet f\($0) = 1" }.joined()
  private static let views = "\n// file: V.swift\nimport SwiftUI\nstruct V: View {}"

  @Test(arguments: ["func f() { _ = T() }", "let t: T; init(_ t: T) { self.t = t }"])
  func `Make an actor of a class that an actor keeps or creates, and nobody calls without waiting`(
    _ member: String
  ) throws {
    let text = "final class T { var x = 1; func go() {} }\n"
    let found = try decision("T", in: text + "actor Owner { \(member) }")
    #expect(found.answer == .actor && !found.isStrong)
    #expect(found.evidence.last?.line == 2)
    #expect(try decision("T", in: text + "final class Owner { \(member) }").answer == .sendable)
    let caller = "\nfinal class Other { let t: T; func f() { t.go() } }"
    #expect(try decision("T", in: text + "actor Owner { \(member) }" + caller).answer == .sendable)
    let test = "import XCTest\n" + text
    #expect(try decision("T", in: test + "actor Owner { \(member) }").answer != .actor)
  }

  @Test func `Make surer where more of a kind are Sendable than on an actor, but not of open state`() throws {
    let text = "protocol P {}\nfinal class T: P { var x = 1 }\nfinal class A: P, @unchecked Sendable { var x = 1 }"
    let found = try decision("T", in: text)
    #expect(found.annotation.text == ": @unchecked Sendable" && found.confidence == 0.8 && !found.isStrong)
    #expect(found.evidence.last?.text == "1 of 1 decided classes that share its superclass or a protocol are Sendable")
    for other in [
      text + "\n@MainActor final class B: P {}", text.replacing(": P,", with: ":"),
      text.replacing("P", with: "NSObject").dropped(1), text + Self.views,
    ] {
      #expect(try decision("T", in: other).confidence == 0.5)
    }
  }

  @Test func `Are no proof where the main actor hears much of a class`() throws {
    let text = """
      import UIKit
      protocol P {}
      public final class T: P { var x = 1; @MainActor func g() {}; func f() { DispatchQueue.main.async {} } }
      final class A: P, @unchecked Sendable { var x = 1 }
      """
    let found = try decision("T", in: "// file: A.swift\n" + text + Self.files)
    #expect(found.answer == .sendable && found.confidence == 0.5)
    let quiet = text.replacing("@MainActor func", with: "func")
    #expect(try decision("T", in: "// file: A.swift\n" + quiet + Self.files).confidence == 0.8)
  }

  @Test func `Decide tests as other tests were decided`() throws {
    let text = """
      import XCTest
      final class T: XCTestCase { var x = 1 }
      final class A: XCTestCase, @unchecked Sendable {}
      """
    let found = try decision("T", in: text)
    #expect(found.annotation.text == ": @unchecked Sendable" && !found.isNeeded)
    #expect(try decision("T", in: text + "\n@MainActor final class B: XCTestCase {}").answer == .mainActor)
    #expect(try decision("T", in: text.replacing("x = 1", with: "x: UIView?")).answer == .mainActor)
  }

  @Test func `Are sure of tests, but of those that wait, and where single ones are on the main actor`() throws {
    let text = "import XCTest\nfinal class T: XCTestCase { var x: UIView? }"
    #expect(try decision("T", in: text).isStrong)
    #expect(try decision("T", in: text.replacing("UIView?", with: "Int?")).isStrong)
    let waiting = text.replacing("?", with: "?; func testX() async {}")
    #expect(try decision("T", in: waiting).isStrong)
    #expect(try !decision("T", in: waiting.replacing("UIView?", with: "Int?")).isStrong)
    #expect(try !decision("T", in: text.replacing("?", with: "?; @MainActor func testX() {}")).isStrong)
  }

  @Test func `Take no lock that a single test makes for the lock of a test case`() throws {
    let locked = "func testX() { lock.lock(); lock.unlock() }"
    let own = "import XCTest\nfinal class T: XCTestCase { let lock = NSLock(); var x = 1; \(locked) }"
    #expect(try decision("T", in: own).answer == .sendable)
    let made = locked.replacing("{ ", with: "{ let lock = NSLock(); ")
    let local = "import XCTest\nfinal class T: XCTestCase { \(made) }"
    #expect(try !decision("T", in: local).isNeeded)
  }

  @Test(arguments: [
    "final class TViewModel { var x = 1 }", "final class T { var x = 1; @MainActor func f() {} }",
  ])
  func `Send a class of an app to the main actor that works there`(_ text: String) throws {
    let name = text.contains("Model") ? "TViewModel" : "T"
    #expect(try decision(name, in: text + Self.views).answer == .mainActor)
    let caller = "\nfinal class C { func f() { _ = \(name)() } }"
    let isNamed = name != "T"
    #expect(try decision(name, in: text + caller + Self.views).answer == (isNamed ? .mainActor : .sendable))
    #expect(try decision(name, in: text + caller).answer == .sendable)
  }

  @Test func `Leave an app's delegates of frameworks where they are called`() throws {
    let text = "final class T: NSObject { var x = 1 }"
    #expect(try decision("T", in: text + Self.views).answer == .sendable)
    #expect(try decision("T", in: text.replacing(": NSObject", with: "") + Self.views).answer == .mainActor)
  }

  @Test func `Are sure of the main actor where views keep or watch a class`() throws {
    let text = "import UIKit\nfinal class T { var label: UILabel?; func show(in view: UIView) {} }\n"
    #expect(try !decision("T", in: text).isStrong)
    #expect(try decision("T", in: text + "final class C: UIViewController { let t = T() }").isStrong)
    let watched = text.replacing("class T", with: "class T: ObservableObject")
    #expect(try decision("T", in: watched).isStrong)
    let created = watched + "final class C { func f() { _ = T() } }"
    let found = try decision("T", in: created)
    #expect(found.isStrong && found.evidence.contains { $0.text == "'C' creates it without isolation" })
    #expect(try !decision("T", in: created.replacing("var label", with: "let label")).isStrong)
  }

  @Test func `Are not sure of what stores nothing, though it is shared`() throws {
    let text = "public final class T { public init() {}; func f() {} }\nstruct Owner: Error { let t: T }"
    #expect(try !decision("T", in: text).isStrong)
    #expect(try decision("T", in: text.replacing("public init", with: "let x = 1; public init")).isStrong)
  }

  @Test func `Are sure of plain enumerations beside views`() throws {
    let text = "import SwiftUI\npublic enum T { case a }\nstruct V: View { let t: T }"
    #expect(try decision("T", in: text).isStrong)
    #expect(try !decision("T", in: text.replacing("case a", with: "case a; func f(_ v: UIView) {}")).isStrong)
  }
}

extension String {
  /// Without its first lines.
  fileprivate func dropped(_ lines: Int) -> String {
    split(separator: "\n").dropFirst(lines).joined(separator: "\n")
  }
}
