import Linting
import Rules
import Testing

/// What others show of a type: who holds it, what it inherits, what it is declared in.
@Suite struct `The cheatsheet's neighbours` {
  @Test func `Names all types that a property waits for`() throws {
    let text = """
      final class A { var n = 0 }
      final class B { var n = 0 }
      public enum T { case change(from: A, to: [B], again: A) }
      """
    let decision = try decision("T", in: text)
    #expect(decision.blockers == ["A", "B"])
    #expect(decision.evidence.map(\.text) == ["'change' holds 'A' and 'B', undecided"])
  }

  @Test(arguments: [
    "final class Owner: @unchecked Sendable { let t = T() }", "struct Owner: Error { let t: T }",
    "struct Owner { var t: T }", "final class Owner: @unchecked Sendable { func f() { T().go() } }",
  ])
  func `Make sure of a class that is shared already`(_ owner: String) throws {
    let text =
      "final class T { private let q = DispatchQueue(label: \"\"); private var x = 1; func go() { q.sync { x = 2 } } }\n"
    let found = try decision("T", in: text + owner)
    #expect(found.annotation.text == ": @unchecked Sendable" && found.isStrong)
    #expect(found.evidence.last?.line == 2)
    #expect(try !decision("T", in: text).isStrong)
    let open = try decision("T", in: "final class T { private var x = 1; func go() { x = 2 } }\n" + owner)
    #expect(open.annotation == found.annotation && open.confidence == 0.8)
    #expect(open.evidence.map(\.text).first == "'x' is a 'var': put it behind a lock first")
    #expect(open.evidence.last == found.evidence.last)
  }

  @Test(arguments: [
    "final class Owner { let t = T() }", "struct Owner { static let t = T() }",
    "struct Owner { let t: T }\nfinal class Other { let t: T }",
    "final class Owner: @unchecked Sendable { func f() { _ = T() } }\n@MainActor final class S { func f() { _ = T() } }",
    "import XCTest\n// file: B.swift\nimport XCTest\nstruct Owner { let t: T }",
  ])
  func `Do not make sure where it may stay with one of them`(_ owner: String) throws {
    #expect(try !decision("T", in: "final class T { var x = 1 }\n" + owner).isStrong)
  }

  @Test func `Put a subclass of a framework's class that overrides it on no actor`() throws {
    let text = "final class T: FOODownloader { var x = 1; override func start() {} }"
    let found = try decision("T", in: text)
    #expect(found.isUnchecked && found.confidence == 0.8)
    #expect(try decision("T", in: text.replacing("override func start()", with: "func start() async")).confidence < 0.8)
  }

  @Test func `Name the superclass that comes first`() throws {
    let text = "class S { var x = 1 }\nfinal class T: S { var y = 1 }"
    #expect(try decision("T", in: text).blockers == ["S"])
    let view = "import UIKit\nclass S { var x = 1 }\nfinal class T: S, ObservableObject { var label: UILabel? }"
    let found = try decision("T", in: view)
    #expect(found.answer == .mainActor && found.blockers == ["S"])
    #expect(try decision("T", in: view.replacing("class S", with: "@MainActor class S")).isDecided)
  }

  @Test func `Know an operation below a class of another module`() throws {
    let text = "import UIKit\nfinal class T: FOOLoadOperation<UIImage, NSURL> { override func main() {} }"
    let found = try decision("T", in: text)
    #expect(found.isUnchecked && found.evidence.map(\.text) == ["an operation runs on a thread of its queue"])
    let open = try decision("T", in: text.replacing("{ override", with: "{ var x = 1; override"))
    #expect(found.isStrong && open.isUnchecked && !open.isStrong)
    let known = try decision("T", in: "final class T: Operation { var x = 1 }")
    #expect(
      known.isStrong && known.evidence.last?.text == "'Operation' made that promise, and a subclass says it again"
    )
    let document = "final class T: FOOOperation { func main() {} }"
    #expect(try decision("T", in: document).evidence.allSatisfy { !$0.text.hasPrefix("an operation") })
  }

  @Test func `Inherit nothing from generic arguments`() throws {
    let text = "import UIKit\nfinal class T: Base<Codable, UILabel> { var label: UILabel?; func f(_ v: UIView) {} }"
    let found = try decision("T", in: text)
    #expect(found.answer == .mainActor)
    #expect(!found.evidence.contains { $0.text.contains("Codable") })
  }

  @Test(arguments: ["UITableViewDataSource", "P"])
  func `Send a class to the main actor where an extension works there`(_ name: String) throws {
    let text =
      "import UIKit\n@MainActor protocol P {}\nfinal class T: NSObject { var rows = 1 }\nextension T: \(name) {}"
    let found = try decision("T", in: text)
    #expect(found.answer == .mainActor && !found.isDecided)
    #expect(found.evidence.contains { $0.line == 4 && $0.text.hasPrefix("'\(name)' is on the main actor") })
  }

  @Test func `Take a superclass for a view by its name`() throws {
    #expect(try decision("T", in: "final class T: FOOBubbleCell { var x = 1 }").answer == .mainActor)
    #expect(try decision("T", in: "final class T: FOOBubble { var x = 1 }").answer == .sendable)
  }

  @Test(arguments: [
    "@Published var y = 1; let lock = NSLock(); func f() { lock.lock() }",
    "@Published var y = 1; func f() { DispatchQueue.global().async {} }",
  ])
  func `Are less sure of a class of views that works elsewhere too`(_ members: String) throws {
    let view = "\n// file: B.swift\nimport SwiftUI\nstruct V: View { @ObservedObject var t: T }"
    let other = try decision("T", in: "final class T: ObservableObject { \(members) }" + view)
    #expect(other.answer == .mainActor && !other.isStrong)
    #expect(try decision("T", in: "final class T: ObservableObject { @Published var y = 1 }" + view).isStrong)
  }

  @Test func `Leave a class that only reports to the main queue where it is`() throws {
    let text = "import UIKit\npublic final class T { var x = 1; func f() { DispatchQueue.main.async {} } }"
    #expect(try decision("T", in: text).answer == .sendable)
  }

  @Test func `Leave a class where it is that holds nothing of views and tells the main queue what it did`() throws {
    let text = "public final class T { var x = 1; @MainActor func g() {}; func f() { DispatchQueue.main.async {} } }"
    #expect(try decision("T", in: "import UIKit\n" + text).answer == .sendable)
    let label = text.replacing("x = 1", with: "label: UILabel?")
    #expect(try decision("T", in: "import UIKit\n" + label).answer == .mainActor)
  }

  @Test func `Leave a class where it is that only tests keep on the main actor`() throws {
    let text = "final class T { var x = 1 }\n// file: B.swift\n"
    let owner = "@MainActor final class Owner { let t = T() }"
    #expect(try decision("T", in: text + owner).answer == .mainActor)
    #expect(try decision("T", in: text + "import XCTest\n" + owner).answer == .sendable)
  }

  @Test func `Leave a class where it is whose one instance other threads use`() throws {
    let work = "func f() { DispatchQueue.global().async {} }"
    let text = "final class T { static let shared = T(); @Published var x = 1; \(work) }"
    #expect(try decision("T", in: "import UIKit\n" + text).answer == .sendable)
    #expect(try decision("T", in: "import UIKit\n" + text.replacing("= T()", with: "= 1")).answer == .mainActor)
  }

  @Test func `Send a class to the main actor where its protocol lets views watch it`() throws {
    let text = "protocol Store: Base {}\nprotocol Base: ObservableObject {}\nfinal class T: Store { var x = 1 }"
    let found = try decision("T", in: text)
    #expect(found.answer == .mainActor && found.evidence.first?.text == "an ObservableObject, which views watch")
    #expect(try decision("T", in: text.replacing(": ObservableObject", with: "")).answer == .sendable)
  }

  @Test func `Send a class to the main actor where some of its state is`() throws {
    let text = "public final class T { @MainActor var x = 1; @MainActor func f() {} }"
    #expect(try decision("T", in: text).answer == .mainActor)
    #expect(try decision("T", in: text.replacing("@MainActor var", with: "var")).answer == .sendable)
  }

  @Test func `Keep a coded class off the main actor, though it works there`() throws {
    let work = "func f() { DispatchQueue.main.async { self.x = 2 } }"
    let text = "import UIKit\nfinal class T: Codable { var x = 1; \(work) }"
    #expect(try decision("T", in: text).answer == .sendable)
    #expect(try decision("T", in: text.replacing(": Codable", with: "")).answer == .mainActor)
  }

  @Test func `Let an app's own classes start on the main actor`() throws {
    let app = "\n// file: B.swift\nimport SwiftUI\nstruct V: View {}"
    let text = "final class T { var x = 1 }"
    let found = try decision("T", in: text + app)
    #expect(found.answer == .mainActor && !found.isStrong)
    #expect(found.alternative == ": @unchecked Sendable, its state behind a lock")
    for other in [
      text, "public " + text + app, text + app.replacing("SwiftUI", with: "Foundation"),
      text.replacing("var x", with: "var x = 1; func f() { DispatchQueue.global().async {} }; var y") + app,
      text + "\nstruct Owner: Sendable { let t: T }" + app,
      text.replacing("T {", with: "T: Codable {") + app,
      text + "\nfinal class Owner { let lock = NSLock(); let t = T(); func f() { lock.lock() } }" + app,
      "// file: AppTests/T.swift\n" + text + app,
      "// file: MockT.swift\n" + text + app,
    ] {
      #expect(try decision("T", in: other).answer == .sendable)
    }
  }

  @Test(arguments: ["@Model final class T { var x = 1 }", "final class T: NSManagedObject { @NSManaged var x: Int }"])
  func `Leave objects of a database with their context`(_ text: String) throws {
    let found = try decision("T", in: text)
    #expect(found.answer == .ask && !found.isNeeded && found.annotation.text == "")
  }

  @Test(arguments: [
    "public struct T { public static let x = 1 }",
    "public struct T { static func f() {} }\nextension T { static let x = 1 }",
    "public final class T { private init() {}; static func f() {} }",
  ])
  func `Ask nothing of types that have no values`(_ text: String) throws {
    let found = try decision("T", in: text)
    #expect(!found.isNeeded && !found.isStrong)
    #expect(found.evidence[0].text == "has no values")
  }

  @Test(arguments: [
    "public struct T { public init() {}; static func f() {} }", "public struct T { static var shared: T { T() } }",
    "public struct T { static func make() -> Self { T() } }", "public struct T { static let shared = T() }",
    "public struct T { func f() {} }",
    "public struct T { static func f() {} }\nextension T { var x: Int { 1 } }",
    "public final class T: P { static func f() {} }",
  ])
  func `Ask types that store nothing, and have values`(_ text: String) throws {
    #expect(try decision("T", in: text).isNeeded)
  }

  @Test func `Are what a value's parameters come from`() throws {
    let text = "public struct Outer<E> { public struct T { let e: E }\n public final class C { let x = 1 } }"
    let inner = try decision("Outer.T", in: text)
    #expect(inner.annotation.text == "extension Outer.T: Sendable where E: Sendable {}")
    #expect(try decision("Outer.C", in: text).annotation.text == ": Sendable")
  }

  @Test(arguments: [
    ("public enum T { case a(_ x: Int) }", "what it stores is Sendable"),
    ("public struct T { let k: Self.Kind; public enum Kind: Sendable { case a } }", "what it stores is Sendable"),
    ("import SwiftUI\n\npublic struct T { let f: Font; let e: EdgeInsets }", "all 2 stored types are Sendable"),
    ("public struct T { let f: Font }", "what 'f' holds is not known: 'Font'"),
    ("public struct T { let f = make() }", "what 'f' holds is not known: no type is written"),
    ("public struct T { let n: CInt }", "what it stores is Sendable"),
  ])
  func `Show what a value stores`(_ text: String, _ evidence: String) throws {
    #expect(try decision("T", in: text).evidence.map(\.text) == [evidence])
  }

  @Test func `Let structures wait for the objects that they keep`() throws {
    let text = "public struct T { let store: Store; public func load() {} }\nfinal class Store { var x = 1 }"
    let found = try decision("T", in: text)
    #expect(found.answer == .sendable && !found.isStrong && found.blockers == ["Store"])
    let bare = text.replacing("public func load() {}", with: "public init() {}")
    #expect(try !decision("T", in: bare).isStrong)
    let ofValues = text.replacing("final class Store", with: "struct Store")
    #expect(try decision("T", in: ofValues).isStrong)
  }

  @Test func `Make no actor of a class that others may inherit`() throws {
    let text = "public class T { var x = 1; func f() {} }\nactor A { func g() { _ = T() } }"
    #expect(try decision("T", in: text).answer == .actor)
    #expect(try decision("T", in: text.replacing("public", with: "open")).answer == .sendable)
  }

  @Test func `Make no actor of an iterator`() throws {
    let text = "final class T: AsyncIteratorProtocol { var x = 1; func next() async -> Int? { nil } }"
    #expect(try decision("T", in: text).alternative == "@MainActor")
    #expect(try decision("T", in: text.replacing(": AsyncIteratorProtocol", with: "")).alternative == "actor")
  }

  @Test func `Say what stays off the main actor, and no more`() throws {
    let text = """
      final class T: NSObject, Identifiable { let id = 1; var label: UILabel?; override init() {}; func f(_ v: UIView) {} }
      """
    let told = try decision("T", in: text).evidence.map(\.text)
    #expect(!told.contains { $0.hasPrefix("overrides") || $0.hasPrefix("'Identifiable'") })
    let changed = text.replacing("let id", with: "var id").replacing("init() {}", with: "func hash() {}")
    let other = try decision("T", in: changed).evidence.map(\.text)
    #expect(other.contains("overrides what is called from anywhere"))
    #expect(other.contains("'Identifiable' is asked from anywhere: its requirements stay 'nonisolated'"))
  }

  @Test func `Finds a superclass beside the type, where others have its name`() throws {
    let text = """
      class Step { var isDone = false }
      enum First { final class Kick: Step {} }
      enum Second {}
      extension Second {
        class Kick: Step {}
        final class Late: Kick { let message: [Any] = [] }
      }
      """
    let found = try decision("Second.Late", in: text)
    #expect(found.isUnchecked && !found.isStrong && found.blockers.first == "Second.Kick")
    #expect(found.evidence.contains { $0.text == "inherits a class, so that nothing can be checked" })
  }

  @Test func `Puts what meets a protocol of the main actor there, though it is Sendable too`() throws {
    let text = "@MainActor protocol P: Sendable { func f() }\nfinal class T: P { var x = 1; func f() {} }"
    let found = try decision("T", in: text)
    #expect(found.isDecided && found.answer == .mainActor)
    let holder = text + "\nstruct S: Sendable { let p: any P }"
    #expect(decisions(holder).filter { $0.type == "P" }.map(\.isDecided) == [true])
  }

  @Test func `Asks nothing of a protocol whose holders say Sendable themselves`() throws {
    let text = "protocol P { func f() }\nfinal class S: Sendable { let p: any P"
    #expect(try decision("P", in: text + " }").isNeeded)
    #expect(try !decision("P", in: text + " & Sendable }").isNeeded)
  }

  @Test func `Leaves an object of Realm to its thread`() throws {
    let text = "import RealmSwift\nclass Base: Object {}\nfinal class T: Base { @objc dynamic var x = 1 }"
    let found = try decision("T", in: text)
    #expect(found.answer == .ask && !found.isNeeded)
    #expect(try decision("T", in: text.replacing("Base: Object", with: "Base")).answer == .sendable)
  }

  @Test func `Knows a menu for the user interface's, and what a delegate of AppKit demands for main's`() throws {
    let text =
      "import AppKit\nfinal class T: NSMenu { var x = 1 }\nfinal class D: NSObject, NSMenuDelegate { var x = 1 }"
    #expect(try decision("T", in: text).answer == .mainActor)
    let found = try decision("D", in: text)
    #expect(found.answer == .mainActor && !found.evidence.contains { $0.text.contains("'nonisolated'") })
  }

  @Test func `Counts a view of another module among those on the main actor`() throws {
    let text = """
      import UIKit
      final class Screen: PagesViewController { let t = T() }
      final class T { let label = UILabel() }
      """
    #expect(try !decision("T", in: text).evidence.contains { $0.text.contains("not on the main actor") })
    let other = text.replacing("PagesViewController", with: "PagesStore")
    #expect(try decision("T", in: other).evidence.contains { $0.text.contains("not on the main actor") })
  }

  @Test func `Says where nothing shows that threads share a class`() throws {
    let text = "final class T { var x = 1 }"
    let alone = "nothing seen here shows that threads share it: it may stay"
    #expect(try decision("T", in: text).evidence.first?.text == alone)
    let shared = text + "\nfinal class S: @unchecked Sendable { let t = T() }"
    #expect(try !decision("T", in: shared).evidence.contains { $0.text == alone })
  }
}
