import Linting
import Testing

/// How sure the cheatsheet is of what it advises.
@Suite struct `The cheatsheet's sureness` {
  @Test func `Is no less of a value that the main actor creates and keeps, too`() throws {
    let text = "import UIKit\npublic struct T { public var x: Int }\n"
    let main = "@MainActor final class A { var t: T?; func f() { t = T(x: 1) } }\n"
    let other = "final class B { let t: T; init(_ t: T) { self.t = t } }"
    #expect(try decision("T", in: text + main + other).isStrong)
    #expect(try !decision("T", in: text + main).isStrong)
    let shown = text.replacing("Int }", with: "Int; func show(in view: UIView) {} }")
    #expect(try !decision("T", in: shown + main + other).isStrong)
  }

  @Test func `Is less of a value that a protocol of the project puts on the main actor`() throws {
    let text = "@MainActor protocol P {}\nstruct T: P { let x: Int }"
    let found = try decision("T", in: text)
    #expect(found.isDecided && found.answer == .mainActor && !found.isStrong)
    #expect(try decision("T", in: text.replacing("struct", with: "@MainActor struct")).isStrong)
    #expect(try decision("T", in: text.replacing("struct", with: "final class")).isStrong)
    #expect(try decision("T", in: "import SwiftUI\nstruct T: View { let x: Int }").isStrong)
  }

  @Test func `Is given of a class whose state views watch`() throws {
    let text = "import UIKit\nfinal class T: ObservableObject { var x = 1; func f() { DispatchQueue.main.async {} } }"
    let found = try decision("T", in: text)
    #expect(found.answer == .mainActor && found.isStrong)
    #expect(try !decision("T", in: text.replacing("var", with: "static var")).isStrong)
    #expect(try !decision("T", in: text.replacing("main.async", with: "main.async {}; Thread.sleep")).isStrong)
  }

  @Test func `Is less of a structure that only has a name`() throws {
    let text = "protocol P {}\nstruct T: P {}"
    #expect(try !decision("T", in: text).isStrong)
    #expect(try decision("T", in: text.replacing("struct", with: "public struct")).isStrong)
    #expect(try decision("T", in: text.replacing("T: P {", with: "T: P { func f() {} ")).isStrong)
    #expect(try decision("T", in: text.replacing("T: P {", with: "T: P { let x = 1 ")).isStrong)
  }

  @Test(arguments: [
    ("FOOThing", "what 'x' holds is not known: 'FOOThing'"), ("() -> Void", "'x' holds a closure without '@Sendable'"),
    ("[(Int) -> Void]?", "'x' holds a closure without '@Sendable'"), ("Any", "'x' holds 'Any', which is not Sendable"),
    ("FileManager", "'x' holds 'FileManager', which is not Sendable"),
  ])
  func `Is less of what holds something that is not Sendable, or that nobody knows`(
    _ type: String,
    _ evidence: String
  ) throws {
    let closed = type.contains("->") ? "@Sendable () -> Void" : "Int"
    for text in [
      "public struct T { let x: TYPE }", "public enum T { case x(TYPE) }", "public struct T: Equatable { var x: TYPE }",
      "public final class T { let x: TYPE }", "protocol P: Sendable {}\nclass T: P { let x: TYPE }",
      "public final class T { let x: TYPE; let lock = NSLock(); func f() { lock.lock() } }",
    ] {
      let found = try decision("T", in: text.replacing("TYPE", with: type))
      #expect(found.answer == .sendable && !found.isStrong, "\(text)")
      #expect(found.evidence.contains { $0.text == evidence } || text.contains("P {"))
      #expect(try decision("T", in: text.replacing("TYPE", with: closed)).isStrong, "\(text)")
    }
  }

  @Test func `Is given of an enumeration without values, but where views are made`() throws {
    let text = "public enum T { public static func f() {} }"
    let found = try decision("T", in: text)
    #expect(found.isStrong && !found.isNeeded)
    #expect(try !decision("T", in: text + "\n// file: V.swift\nimport SwiftUI\nstruct V: View {}").isStrong)
  }

  @Test func `Is less of a class of which single members are on the main actor`() throws {
    let text = "import UIKit\n@Observable final class T { var label: UILabel?; func f() {} }"
    #expect(try decision("T", in: text).isStrong)
    let single = text.replacing("func", with: "@MainActor func")
    let found = try decision("T", in: single)
    #expect(found.answer == .mainActor && !found.isStrong)
    let watched = single.replacing("class T", with: "class T: ObservableObject")
    #expect(try decision("T", in: watched).isStrong)
    let plain = watched.replacing("@Observable ", with: "").replacing("label: UILabel?", with: "x = 1")
    #expect(try !decision("T", in: plain).isStrong)
    #expect(try decision("T", in: plain.replacing("@MainActor func", with: "func")).isStrong)
  }

  @Test(arguments: ["var x = 1", ""])
  func `Is greater of a class that answers another module without waiting`(_ state: String) throws {
    let text = "public class T: CustomStringConvertible { \(state); func f() {} }"
    let found = try decision("T", in: text)
    #expect(found.answer == .sendable && found.isStrong == state.isEmpty)
    let reason = "no function of it is 'async', so that no actor could stand for 'CustomStringConvertible'"
    #expect(found.evidence.last?.text == reason)
    for other in [
      text + "\nprotocol CustomStringConvertible { func f() }",
      text.replacing("CustomStringConvertible", with: "NSObject"),
      text.replacing("f() {}", with: "f() async {}"), text + "\n// file: V.swift\nimport SwiftUI\nstruct V: View {}",
    ] {
      #expect(try decision("T", in: other).confidence < found.confidence)
    }
  }

  @Test func `Is less of a promise about state that changes without a guard, whatever demands it`() throws {
    let text = "protocol P: Sendable {}\nfinal class T: P { private var x = 1; MORE }"
    let open = try decision("T", in: text.replacingMore(with: "func f() { x = 2 }"))
    #expect(open.isUnchecked && !open.isStrong)
    let lock = "private let lock = NSLock(); func f() { lock.withLock { x = 2 } }"
    let guarded = try decision("T", in: text.replacingMore(with: lock))
    #expect(guarded.isUnchecked && guarded.isStrong)
  }

  @Test func `Is less of a promise that classes above or below do not keep`() throws {
    let text = "class T { func f() {} }\nfinal class S: T { private let x = 1 }"
    #expect(try decision("T", in: text).isStrong && decision("S", in: text).isStrong)
    for open in [
      text.replacing("let x", with: "var x"), text.replacing("class T {", with: "class T { private var y = 1;"),
    ] {
      let above = try decision("T", in: open)
      let below = try decision("S", in: open)
      #expect(above.isUnchecked && !above.isStrong && below.isUnchecked && !below.isStrong)
      #expect(above.evidence.contains { $0.text.hasSuffix("is a 'var': put it behind a lock first") })
      #expect(below.evidence.contains { $0.text.hasSuffix("is a 'var': put it behind a lock first") })
    }
    let decided = text.replacing("class T {", with: "class T: @unchecked Sendable { private var y = 1;")
    #expect(try decision("S", in: decided).isDecided)
    let foreign = "final class T: FOOBase { override func f() {} }"
    #expect(try decision("T", in: foreign).isUnchecked && !decision("T", in: foreign).isStrong)
  }

  @Test(arguments: ["var", "public private(set) var", "internal var"])
  func `Is less of a promise about guarded state that others reach past the lock`(_ introducer: String) throws {
    let text = """
      public final class T {
        private let lock = NSLock()
        private var items: [Int] = []
        public func add(_ x: Int) { lock.withLock { items.append(x) } }
      }
      """
    #expect(try decision("T", in: text).isStrong)
    let found = try decision("T", in: text.replacing("private var", with: introducer))
    #expect(found.isUnchecked && !found.isStrong)
    #expect(found.evidence.last?.text == "'items' is not private, so that others may use it without")
    let ownLock = text.replacing("private let lock = NSLock()", with: "var lock = OSAllocatedUnfairLock()")
    #expect(try decision("T", in: ownLock).isStrong)
  }

  @Test func `Is less of a class without changing state that callers wait for`() throws {
    let text = "public final class T { let manager = FileManager.default; func f() {} }"
    let found = try decision("T", in: text.replacing("f()", with: "f() async"))
    #expect(try found.answer == .sendable && found.confidence < decision("T", in: text).confidence)
  }
}
