import Foundation
import Testing

@Suite struct `Writing decisions` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.make(".git")
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: sandbox.path(name), encoding: .utf8)
  }

  /// What becomes of a file that is the whole project.
  private func fixed(_ text: String) throws -> String {
    try sandbox.write(text, to: "A.swift")
    #expect(try sandbox.actorlint("decide", "--fix").status == 0)
    return try content("A.swift")
  }

  @Test(arguments: [
    ("public struct P { let x: Int }", "public struct P: Sendable { let x: Int }"),
    ("public struct P : Hashable{ let x: Int }", "public struct P : Hashable, Sendable{ let x: Int }"),
    (
      "public struct P<T: Sendable> where T: Hashable { let x: T }",
      "public struct P<T: Sendable>: Sendable where T: Hashable { let x: T }"
    ),
    (
      "public enum E:\n  Int,\n  CaseIterable // all\n{\n  case a\n}",
      "public enum E:\n  Int,\n  CaseIterable, Sendable // all\n{\n  case a\n}"
    ),
    ("@objc(S) public enum S: Int { case a, b }", "@objc(S) public enum S: Int, Sendable { case a, b }"),
    (
      "extension Int {\n  public struct P { let x: Int }\n}",
      "extension Int {\n  public struct P: Sendable { let x: Int }\n}"
    ),
  ])
  func `Sendable stands at the end of the clause`(_ text: String, _ expected: String) throws {
    #expect(try fixed(text) == expected)
  }

  @Test func `A class becomes final with it`() throws {
    let text =
      "@objc(R) public class Route {\n  let names: [String]\n  init(names: [String]) { self.names = names }\n}\n"
    let expected = text.replacingOccurrences(of: "public class Route", with: "public final class Route: Sendable")
    #expect(try fixed(text) == expected)
    #expect(try fixed(text + "final class Sub: Route {}\n").hasPrefix(text))
  }

  @Test(arguments: [
    ("final class", "@MainActor final class"),
    ("  /// A view's.\n  final class", "  /// A view's.\n  @MainActor final class"),
    (
      "@available(iOS 17, *)\n@objc(Feed)\n  public class",
      "@available(iOS 17, *)\n@objc(Feed)\n  @MainActor\n  public class"
    ),
    (
      "@available(\n  iOS 17, *\n) @objc(Feed) public class",
      "@MainActor @available(\n  iOS 17, *\n) @objc(Feed) public class"
    ),
    ("@available(iOS 17, *) // new\nclass", "@available(iOS 17, *) // new\n@MainActor\nclass"),
    ("public\nfinal class", "@MainActor public\nfinal class"),
    ("var x = 1; class", "var x = 1; @MainActor class"),
    ("#if DEBUG\n@objc(Feed)\n#endif\nclass", "#if DEBUG\n@objc(Feed)\n#endif\n@MainActor\nclass"),
  ])
  func `MainActor stands where attributes stand`(_ head: String, _ expected: String) throws {
    let body = " FeedViewModel: ObservableObject {\n  @Published var rows: [String] = []\n}\n"
    #expect(try fixed("import SwiftUI\n\(head)\(body)") == "import SwiftUI\n\(expected)\(body)")
  }

  @Test func `A conditional conformance stands behind the outermost type`() throws {
    let text = """
      public enum Outer {
        public struct Box<Content> {
          public let content: Content
        }
      } // end
      #if os(Linux)
        public struct Pair<First, Second> {
          let first: First
          let second: Second
        }
      #endif

      """
    let expected = text.replacingOccurrences(
      of: "  }\n#endif",
      with: "  }\n\n  extension Pair: Sendable where First: Sendable, Second: Sendable {}\n#endif"
    )
    #expect(try fixed(text) == expected)
    let plain = text.replacingOccurrences(of: "} // end", with: "}")
    #expect(
      try fixed(plain)
        == expected.replacingOccurrences(
          of: "} // end",
          with: "}\n\nextension Outer.Box: Sendable where Content: Sendable {}"
        )
    )
    #expect(try fixed("@available(iOS 17, *)\n\(text)").hasPrefix("@available(iOS 17, *)\n\(text.prefix(60))"))
  }

  @Test func `A nested type says its condition before what holds it`() throws {
    let text = "public struct A<each T, U> {\n  struct In { let x: (repeat each T); let u: U }\n  let i: In\n}\n"
    let condition = "Sendable where repeat each T: Sendable, U: Sendable {}\n"
    #expect(try fixed(text) == text + "\nextension A: \(condition)\nextension A.In: \(condition)")
  }

  @Test func `What waits for another type is written after it, to the end of the chain`() throws {
    let types = (0..<14).map { "public struct T\($0) { let x: \($0 == 13 ? "Int" : "T\($0 + 1)") }\n" }
    for (index, type) in types.enumerated() { try sandbox.write(type, to: "T\(index).swift") }
    let outcome = try sandbox.actorlint("decide", "--fix")
    #expect(outcome.text == "")
    #expect(outcome.errors.hasSuffix("\n14 annotations written in 14 files\n"))
    #expect(try sandbox.actorlint("decide", "--fix").errors.hasSuffix("\nnothing to write\n"))
  }

  @Test func `What is left is counted by its reason`() throws {
    let text = """
      // swift-format-ignore-file
      import Foundation
      public struct Left { let right: [Right] }
      public struct Right { let left: [Left] }
      public struct Handler { let handle: () -> Void }
      final class Counter {
        private let lock = NSLock()
        private var count = 0
        func add() { lock.lock(); defer { lock.unlock() }; count += 1 }
      }
      #if DEBUG
      public struct Mode { let x: Int }
      #else
      public struct Mode { let y: Int }
      #endif

      """
    #expect(try fixed(text).contains("public struct Handler { let handle"))
    let outcome = try sandbox.actorlint("decide", "--fix", "--strength", "strong")
    #expect(try content("A.swift").contains("{ let x: Int }\n#else\npublic struct Mode {"))
    #expect(
      outcome.errors.hasSuffix(
        "strong advice left alone ('--why' says more): 2 wait for other types, "
          + "1 '@unchecked Sendable', yours to promise, 1 needs other changes\n"
      )
    )
  }

  @Test(arguments: [
    ("deinit { print(rows) }", "", ""),
    ("private let queue = DispatchQueue(label: \"\")\n  func clear() { queue.sync { rows = [] } }", "", ""),
    ("", "", "final class Holder { let model: FeedViewModel? = nil }"),
    ("func load() {}", ", Loading", "protocol Loading { func load() }"),
    ("func load() {}", ", Loading", "protocol Base { var rows: [String] { get } }\nprotocol Loading: Base {}"),
    ("var description: String { rows[0] }", ", CustomStringConvertible", ""),
    ("", ", ForeignDelegate", ""),
  ])
  func `What would not compile on the main actor is left`(_ member: String, _ clause: String, _ other: String) throws {
    let text = """
      import SwiftUI
      final class FeedViewModel: ObservableObject\(clause) {
        @Published var rows: [String] = []
        \(member)
      }
      \(other)

      """
    #expect(try fixed(text) == text)
    #expect(try sandbox.actorlint("decide", "--fix").errors.contains(" 1 needs other changes\n"))
  }

  @Test func `Protocols that ask nothing of other threads stand in nobody's way`() throws {
    let text = """
      import SwiftUI
      protocol Marker: AnyObject {}
      @MainActor protocol Loading { func load() }
      class FeedViewModel: NSObject, ObservableObject, Marker {
        @Published var rows: [String] = []
      }
      extension FeedViewModel: @MainActor CustomDebugStringConvertible {}

      """
    #expect(try fixed(text) == text.replacingOccurrences(of: "class Feed", with: "@MainActor class Feed"))
  }

  @Test func `Generated files, weak advice and what the compiler infers stay`() throws {
    let text = "// @generated\npublic struct P { let x: Int }\n"
    #expect(try fixed(text) == text)
    let other = "struct Inner { let x: Int }\nclass Weak { var x = Unknown() }\n"
    #expect(try fixed(other) == other)
    #expect(try sandbox.actorlint("decide", "--all", "--fix").errors.contains("nothing to write"))
  }

  @Test func `Only what is asked for is written`() throws {
    try sandbox.write("public struct A { let x: Int }\npublic struct B { let x: Int }\n", to: "Sources/A.swift")
    try sandbox.write("public struct C { let x: Int }\n", to: "Other/C.swift")
    #expect(try sandbox.actorlint("decide", "--fix", "--type", "B").status == 0)
    #expect(
      try content("Sources/A.swift") == "public struct A { let x: Int }\npublic struct B: Sendable { let x: Int }\n"
    )
    #expect(try sandbox.actorlint("decide", "--fix", "Sources").errors.contains("1 annotation written in 1 file\n"))
    #expect(try content("Other/C.swift") == "public struct C { let x: Int }\n")
    let slip = try sandbox.actorlint("decide", "--fix", "--type", "Q")
    #expect(slip.status == 2)
    #expect(try content("Other/C.swift") == "public struct C { let x: Int }\n")
  }

  @Test func `Line endings, a byte order mark and permissions stay`() throws {
    let text = "\u{FEFF}import SwiftUI\r\n@objc(F)\r\nfinal class FeedViewModel: ObservableObject {}"
    try sandbox.write(text, to: "A.swift")
    try sandbox.shell("chmod 754 A.swift")
    #expect(try sandbox.actorlint("decide", "--fix").errors.contains("1 annotation written"))
    let expected = text.replacingOccurrences(of: "final class", with: "@MainActor\r\nfinal class")
    #expect(try Data(contentsOf: URL(fileURLWithPath: sandbox.path("A.swift"))) == Data(expected.utf8))
    #expect(try sandbox.shell("stat -c %a A.swift").text == "754\n")
    try sandbox.write("public struct P { let x: Int }", to: "B.swift")
    try sandbox.shell("chmod 444 B.swift")
    let refused = try sandbox.actorlint("decide", "--fix")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("actorlint: error: B.swift: not fixed: Permission denied\n"))
  }

  @Test(arguments: ["", "Inner"]) func `A patch is taken by git, from where it was made`(folder: String) throws {
    try sandbox.write("public struct P { let x: Int }\r\n// end", to: "Inner/a b.swift")
    try sandbox.write("public struct Q { let x: P }\n", to: "Q.swift")
    try sandbox.shell("rm -rf .git && git init -q . && git add -A")
    let diff = try sandbox.actorlint(["decide", "--diff"], in: folder)
    #expect(diff.status == 1)
    let annotations =
      folder.isEmpty ? "2 annotations would be written in 2 files" : "1 annotation would be written in 1 file"
    #expect(diff.errors == "\(annotations)\n")
    #expect(try content("Q.swift") == "public struct Q { let x: P }\n")
    let applied = try sandbox.shell("'\(Sandbox.program)' decide --diff 2>/dev/null | git apply", in: folder)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try content("Inner/a b.swift") == "public struct P: Sendable { let x: Int }\r\n// end")
    let rest = try sandbox.actorlint(["decide", "--diff"], in: folder)
    #expect(rest.status == 0)
    #expect(rest.text == "")
  }

  @Test func `A patch says what it leaves alone outside of the folder`() throws {
    for name in ["Q.swift", "Inner/Q.swift"] { try sandbox.write("public struct Q { let x: Int }\n", to: name) }
    try sandbox.shell("rm -rf .git && git init -q . && git add -A")
    let outcome = try sandbox.actorlint(["decide", "--diff", "../Q.swift"], in: "Inner")
    #expect(outcome.status == 2 && outcome.text == "")
    #expect(outcome.errors.contains("Q.swift: not fixed: 'git apply' changes nothing outside of the folder"))
  }

  @Test func `A patch and a report are not asked for together`() throws {
    let outcome = try sandbox.actorlint("decide", "--diff", "--format", "json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("actorlint: error: '--diff' prints a patch"))
  }
}
