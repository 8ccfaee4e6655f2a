import Indexing
import Lexing
import Linting
import Rules
import Testing

private let facts = appleFacts()

/// The decisions for a project of these files, `// file: Other.swift` begins another one.
func decisions(_ text: String, stated: StatedSettings? = nil) -> [Decision] {
  var texts: [Path: String] = [:]
  var path = Path("A.swift")
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("// file: ") { path = Path(String(line.dropFirst(9))) }
    texts[path, default: ""] += line + "\n"
  }
  let paths = texts.keys.sorted()
  var linter = Linter(rules: [], platform: { facts }, jobs: 1)
  if let stated { linter.stated = { _ in stated } }
  return linter.decide(paths, isReported: paths.map { _ in true }, by: Cheatsheet(), reader: MemoryReader(texts: texts))
    .decisions
}

func decision(_ type: String, in text: String) throws -> Decision {
  try #require(decisions(text).first { $0.type == type })
}

@Suite struct `The cheatsheet` {
  @Test(arguments: [
    ("<A: P<Int, [B]>, B> { let a: A; let b: B }", "A: Sendable, B: Sendable"),
    ("<A, B: P<A, A>> { let b: B }", "B: Sendable"),
    ("<A: Q, B: Sendable> { let a: A.Element; let b: B }", ""),
    ("<A: P<(A, A), A>, B> where B: P { let a: [A]; let c: [Int: B] }", "A: Sendable, B: Sendable"),
  ])
  func `Asks of each parameter that is stored, once`(_ head: String, _ constraints: String) throws {
    let annotation = try decision("T", in: "public struct T\(head)").annotation.text
    #expect(annotation == (constraints.isEmpty ? ": Sendable" : "extension T: Sendable where \(constraints) {}"))
  }

  @Test(arguments: [
    "import UIKit\n@objc(V)\npublic final class FeedViewModel: ObservableObject {\n  let label = UILabel()\n}\n",
    "public struct P<A: Hashable, B>: Equatable where B: Sendable {\n  let a: A\n  let b: [B]\n}\n// end",
    "public enum Outer {\n  public class Inner: Hashable { let x: Int }\n  public enum E: Int { case a }\n}\r\n",
  ])
  func `Writes what it advises into cut-off code, or nothing`(_ text: String) throws {
    var written = 0
    for end in 0...text.utf8.count {
      let bytes = Array(text.utf8.prefix(end))
      let paths = [Path("A.swift")]
      let reader = MemoryReader(texts: [paths[0]: String(decoding: bytes, as: UTF8.self)])
      let report = Linter(rules: [], platform: { facts }, jobs: 1)
        .decide(paths, isReported: [true], by: Cheatsheet(), reader: reader, writes: { _ in true })
      let fixes = report.decisions.compactMap(\.fix)
      #expect(fixes.flatMap(\.edits).allSatisfy { $0.range.upperBound <= bytes.count })
      let fixed = FixedText(bytes, fixes: fixes)
      #expect(fixed.count == fixes.count)
      written += fixed.count
    }
    #expect(written > 0)
  }

  @Test(arguments: ["Swift.Int", "Foundation.URL", "[Swift.String: Foundation.Date]"])
  func `Knows what modules declare by its whole name`(_ type: String) throws {
    let decision = try decision("T", in: "import Foundation\npublic struct T { let x: \(type) }")
    #expect(decision.answer == .sendable && decision.isStrong)
  }

  @Test(arguments: [
    ("actor T {}", Decision.Answer.actor),
    ("@MainActor class T {}", .mainActor),
    ("struct T: Sendable { var x: Any }", .sendable),
    ("struct T: Error {}", .sendable),
    ("public struct T: Transferable {}", .sendable),
    ("class T {}\nextension T: @unchecked Sendable {}", .sendable),
    ("import UIKit\nclass T: UIViewController {}", .mainActor),
    ("import SwiftUI\nstruct T: View {}", .mainActor),
    ("@MainActor protocol P {}\nclass T: P {}", .mainActor),
    ("protocol P: Sendable {}\nstruct T: P { let x: Int }", .sendable),
    ("@MainActor class S {}\nclass T: S {}", .mainActor),
    ("@ImageActor final class T {}", .actor),
  ])
  func `Takes a decision from the declaration, a superclass or a protocol`(
    _ text: String,
    _ answer: Decision.Answer
  ) throws {
    let decision = try decision("T", in: text)
    #expect(decision.isDecided)
    #expect(decision.answer == answer)
    #expect(decision.annotation.text == "")
  }

  @Test(arguments: ["ManagedAtomic<Int>", "NIOLockedValueBox<[Int]>", "EventLoopFuture<Int>", "any EventLoopGroup"])
  func `Knows the types of packages, but for what the project calls so itself`(_ type: String) throws {
    let text = "final class T { let x: \(type); init(x: \(type)) { self.x = x } }"
    #expect(try decision("T", in: text).isStrong)
    let name = type.replacing("any ", with: "").prefix { $0 != "<" }
    let own = "\nfinal class \(name)\(type.contains("<") ? "<V>" : "") { var n = 0 }"
    #expect(try decision("T", in: text + own).blockers == [String(name)])
  }

  @Test func `Asks what a package's box has in it`() throws {
    let text = "final class C { var n = 0 }\npublic struct T { let x: OrderedDictionary<Int, C> }"
    #expect(try decision("T", in: text).blockers == ["C"])
  }

  @Test func `Takes no value of a protocol's name for the protocol`() throws {
    let text = "public enum Server { enum Error { case a }; public enum Failure: Swift.Error { case b(Any) } }"
    #expect(try decision("Server.Failure", in: text).isDecided)
  }

  @Test func `Takes no decision from a protocol that another file names, which the compiler refuses`() throws {
    let text = "public struct T { let x: Int }\nextension T: LocalizedError {}"
    #expect(try decision("T", in: text).isDecided)
    #expect(try !decision("T", in: text.replacing("extension", with: "// file: B.swift\nextension")).isDecided)
  }

  @Test func `Does not take a global actor's type for Sendable`() throws {
    #expect(try !decision("T", in: "public struct T: GlobalActor { static let shared = A() }\nactor A {}").isDecided)
  }

  @Test(arguments: [
    "public struct T { public var x: Int }",
    "public enum T { case a, b(String) }",
    "public struct T { let x: [String: Set<Date>]? }",
    "public struct T { let f: @Sendable () -> Void }",
    "public struct T { let p: any P }\nprotocol P: Sendable {}",
    "public struct T { let a = 3, b = \"b\" }",
    "public struct T<V: Sendable> { let v: V }",
    "public struct T { static var shared: Any = 1; var g: Any { 1 }; let x: Int }",
  ])
  func `Advises public values of Sendable values to say so`(_ text: String) throws {
    let decision = try decision("T", in: text)
    #expect(decision.annotation.text == ": Sendable")
    #expect(decision.isStrong && decision.isNeeded && !decision.isDecided)
    #expect(decision.blockers.isEmpty)
  }

  @Test func `Is less sure about a value that holds something of the main actor`() throws {
    let decision = try decision("T", in: "public struct T { let c: C }\n@MainActor final class C {}")
    #expect(decision.annotation.text == ": Sendable" && !decision.isStrong)
    #expect(decision.blockers.isEmpty)
  }

  @Test func `Puts a value on the main actor that is made of views`() throws {
    let text = "import AppKit\nstruct T { let field: NSTextField; let stack: NSStackView; var title: String }"
    #expect(try decision("T", in: text).answer == .mainActor)
    #expect(try decision("T", in: text.replacing("NSStackView", with: "String")).answer == .sendable)
  }

  @Test func `Puts a value on the main actor that views update and that keeps objects`() throws {
    let text = "import SwiftUI\npublic struct T: DynamicProperty { let store: Store }\nfinal class Store { var x = 1 }"
    let found = try decision("T", in: text)
    #expect(found.answer == .mainActor && !found.isStrong)
    #expect(try decision("T", in: text.replacing("let store: Store", with: "let x: Int")).answer == .sendable)
    #expect(try decision("T", in: text + "\nprotocol DynamicProperty {}").answer == .sendable)
  }

  @Test func `Keeps a value off the main actor that others compare`() throws {
    let text = "import UIKit\npublic struct T { let view: UIView; let other: UILabel; func show(in view: UIView) {} }"
    #expect(try decision("T", in: text).answer == .mainActor)
    #expect(try decision("T", in: text.replacing("T {", with: "T: Hashable {")).answer == .sendable)
  }

  @Test(arguments: ["struct T { var x: Int }", "@frozen public struct T { var x: Int }", "private enum T { case a }"])
  func `Says that nothing is needed where the compiler infers Sendable`(_ text: String) throws {
    #expect(try !decision("T", in: text).isNeeded)
  }

  @Test func `Makes a generic value's conformance conditional`() throws {
    let decision = try decision("Pair", in: "public struct Pair<A, B: Sendable, C> { let a: A; let b: B; let c: [C] }")
    #expect(decision.annotation.text == "extension Pair: Sendable where A: Sendable, C: Sendable {}")
  }

  @Test(arguments: [
    ("<each T> { let x: (repeat each T) }", "repeat each T: Sendable"),
    ("<each T: Sendable, U> { let x: (repeat each T); let u: U? }", "U: Sendable"),
    ("<let N: Int, T> { let x: InlineArray<N, T> }", "T: Sendable"),
    ("<T> { struct In { let x: T }; let i: In }", "T: Sendable"),
    ("<T, U> { let i: In; struct In { let x: [Deep]; let y: Int; enum Deep { case a(T) } } }", "T: Sendable"),
    ("<T> { final class Box { let x: T; init(_ x: T) { self.x = x } }; let b: Box }", "T: Sendable"),
  ])
  func `Says on which parameters a value's conformance hangs`(_ declaration: String, _ condition: String) throws {
    let decision = try decision("G", in: "public struct G\(declaration)")
    #expect(decision.annotation.text == "extension G: Sendable where \(condition) {}")
  }

  @Test(arguments: [
    "<T> { struct In { let x: Int }; let i: In }", "<T> { struct In: Sendable { let x = 1 }; let i: In }",
    "<T> { public struct In { let x: T }; let i: Int }", "<T: Sendable> { struct In { let x: T }; let i: In }",
  ])
  func `Sets no condition where none is needed`(_ declaration: String) throws {
    #expect(try decision("G", in: "public struct G\(declaration)").annotation.text == ": Sendable")
  }

  @Test func `Lets a generic value that others wait for say what the compiler does not infer`() throws {
    let text =
      "public struct A { let x: Mid }\nstruct Mid { let g: G<Int> }\nstruct G<T> { let x: T }\nstruct H<T> { let x: T }"
    #expect(try decision("A", in: text).blockers == ["Mid"])
    #expect(try !decision("Mid", in: text).isNeeded)
    #expect(try decision("G", in: text).isNeeded && !decision("H", in: text).isNeeded)
    let nested = "public struct A<T> { private enum State { case a(T) }; private var state: State }"
    #expect(try !decision("A.State", in: nested).isStrong)
  }

  @Test func `Names what a value waits for, across files`() throws {
    let text = """
      public struct Order { let customer: Customer; let note: Any }
      // file: B.swift
      final class Customer { var name = "" }
      """
    let decision = try decision("Order", in: text)
    #expect(decision.blockers == ["Customer"])
    #expect(decision.evidence.map(\.line) == [1, 1])
    #expect(decision.evidence.contains { $0.text == "'note' holds 'Any', which is not Sendable" })
  }

  @Test func `Is not sure about values of types that nobody here knows`() throws {
    #expect(try decision("T", in: "public struct T { let x: FOOThing }").confidence < 0.9)
  }

  @Test func `Looks a name up in the types around it first`() throws {
    let text = """
      public struct Outer { let kind: Kind; enum Kind { case a } }
      struct Other { final class Kind { var x = 1 } }
      """
    #expect(try decision("Outer", in: text).blockers.isEmpty)
    #expect(try decision("Outer", in: text).isStrong)
  }

  @Test func `Names types that wait for each other as a group`() throws {
    let text =
      "public struct A { let b: [B] }\npublic struct B { let c: [C] }\npublic struct C { let a: [A]; let x: Int }"
    for (type, others) in [("A", ["B", "C"]), ("B", ["A", "C"]), ("C", ["A", "B"])] {
      let decision = try decision(type, in: text)
      #expect(decision.blockers == others)
      #expect(decision.isStrong)
    }
  }

  @Test func `Wants a protocol to be Sendable where a shared type holds a value of it`() throws {
    let text = "protocol P { func f() }\npublic struct T: Sendable { let p: any P }\nprotocol Q { func f() }"
    let decision = try decision("P", in: text)
    #expect(decision.scope == .protocol && decision.annotation.text == ": Sendable" && decision.isNeeded)
    #expect(decision.evidence.map(\.line) == [2])
    let other = try #require(decisions(text).first { $0.type == "Q" })
    #expect(!other.isNeeded)
  }

  @Test func `Puts a protocol where all are that meet it`() throws {
    let text = """
      import UIKit
      protocol P: AnyObject { func show() }
      final class Screen: UIViewController, P { func show() {} }
      MORE
      """
    let followed = try decision("P", in: text.replacingMore(with: "@MainActor final class Panel: P { func show() {} }"))
    #expect(followed.answer == .mainActor && followed.scope == .protocol && !followed.isNeeded && !followed.isStrong)
    #expect(followed.evidence.map(\.line) == [3, 4])
    let mixed = try decision("P", in: text.replacingMore(with: "final class Log: P { func show() {} }"))
    #expect(mixed.answer == .sendable)
    #expect(try decision("P", in: "protocol P { func show() }").answer == .sendable)
  }

  @Test func `Takes a type inside of another for no framework's type`() throws {
    let text = "import SwiftUI\nenum Space { struct View {} }\nstruct T: View { let x: Int }"
    #expect(try decision("T", in: text).answer == .mainActor)
  }

  @Test func `Gives the same answers for any number of threads`() {
    var texts: [Path: String] = [:]
    for index in 0..<40 {
      texts[Path("F\(index).swift")] = "public struct T\(index) { let next: T\((index + 1) % 40)?; let x: C\(index) }"
      texts[Path("G\(index).swift")] = "final class C\(index) { let x = 1; static let shared = C\(index)() }"
    }
    let paths = texts.keys.sorted()
    let runs = [1, 2, 4].map { jobs in
      Linter(rules: [], platform: { facts }, jobs: jobs)
        .decide(paths, isReported: paths.map { _ in true }, by: Cheatsheet(), reader: MemoryReader(texts: texts))
        .decisions.map { "\($0.type) \($0.annotation.text) \($0.confidence) \($0.blockers) \($0.evidence.map(\.line))" }
    }
    #expect(runs[0].count == 80)
    #expect(runs[1] == runs[0] && runs[2] == runs[0])
  }

  @Test func `Survives code that breaks off anywhere`() {
    let text = """
      @Observable public final class A<T: Sendable>: NSObject, @unchecked B.C where T: P {
        @Published private(set) var x: [String: any P & Q]? = nil, y = [Int](), z = A.shared
        enum E { case a(x: Int, C), b }
        func f(_ a: some P) async throws -> (Int, U?) { lock.lock(); x?.y(); DispatchQueue.main.async { [weak self] in self?.x = 1 } }
        deinit { queue.sync(execute: nil) }
      }
      extension A.E: Sendable where T: P {}
      """
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      _ = decisions(String(decoding: bytes[..<end], as: UTF8.self))
      _ = decisions(String(decoding: bytes[end...], as: UTF8.self))
    }
  }
}

extension String {
  func replacingMore(with text: String) -> String { replacing("MORE", with: text) }
}
