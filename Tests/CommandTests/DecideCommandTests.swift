import Foundation
import Testing

@Suite struct `The decide command` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.make(".git")
    try sandbox.write("public struct Point { let x: Int }\nstruct Inner { let x: Int }\n", to: "Sources/A.swift")
    try sandbox.write(
      "final class Held { var point: Point?; func tell() { DispatchQueue.main.async {} } }\nactor Done {}\n",
      to: "Sources/B.swift"
    )
  }

  @Test func `Shows types that need a decision, and counts the others`() throws {
    let outcome = try sandbox.actorlint("decide")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "Sources/A.swift:1: struct Point: write ': Sendable' (strong)")
    #expect(outcome.errors.hasPrefix("4 types in 2 files: 1 decided, 1 need nothing, 2 advised"))
  }

  @Test func `Shows all types, strong advice only, or one type in full`() throws {
    #expect(try sandbox.actorlint("decide", "--all").text.split(separator: "\n").count == 4)
    #expect(try sandbox.actorlint("decide", "--strength", "strong").text.split(separator: "\n").count == 1)
    let one = try sandbox.actorlint("decide", "--type", "Held").text.split(separator: "\n")
    #expect(one.first?.hasPrefix("Sources/B.swift:1: class Held: ") == true)
    #expect(one.contains("    is it an actor? no"))
    #expect(one.contains("    is it any other class? yes"))
  }

  @Test func `Has nothing written where the compiler infers it, in all formats`() throws {
    let text = try sandbox.actorlint("decide", "--all", "--format", "json").text
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let decisions = try #require(document["decisions"] as? [[String: Any]])
    let written = Dictionary(
      uniqueKeysWithValues: decisions.map { ($0["type"] as? String, $0["annotation"] as? String) }
    )
    #expect(written["Inner"] == "" && written["Point"] == ": Sendable" && written["Done"] == "")
    let table = try sandbox.actorlint("decide", "--all", "--format", "markdown").text.split(separator: "\n")
    #expect(table.contains { $0.hasPrefix("| `Inner` `Sources/A.swift:2` | nothing: sendable | ") })
    #expect(table.contains { $0.hasPrefix("| `Point` `Sources/A.swift:1` | `: Sendable` | ") })
  }

  @Test func `Leaves alone what a tool wrote, and counts on its types`() throws {
    try sandbox.write("// Automatically generated.\npublic struct Row { let x: Int }\n", to: "Sources/Rows.swift")
    try sandbox.write("public struct Table { let row: Row }\n", to: "Sources/Table.swift")
    let text = try sandbox.actorlint("decide", "--all").text
    #expect(!text.contains("struct Row") && text.contains("struct Table: write ': Sendable' (strong; first: Row)"))
    #expect(try sandbox.actorlint("decide", "--include-generated").text.contains("struct Row: write ': Sendable'"))
    try sandbox.write(#"{"include_generated": true}"#, to: ".actorlint.json")
    #expect(try sandbox.actorlint("decide").text.contains("struct Row: write ': Sendable'"))
  }

  @Test func `Reports below the paths and looks at the whole project`() throws {
    let text = try sandbox.actorlint("decide", "--format", "json", "Sources/B.swift").text
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let decisions = try #require(document["decisions"] as? [[String: Any]])
    #expect(decisions.map { $0["type"] as? String } == ["Held"])
    #expect(decisions.first?["blockers"] as? [String] == ["Point"])
  }

  @Test(arguments: [("6.0", false), ("5.10", true)])
  func `Asks nothing weak of a module that Swift 6 takes as it is`(_ tools: String, _ isAsked: Bool) throws {
    let manifest = """
      // swift-tools-version: \(tools)
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A", path: "Sources")])

      """
    try sandbox.write(manifest, to: "Package.swift")
    let text = try sandbox.actorlint("decide").text
    #expect(text.contains("class Held") == isAsked && text.contains("struct Point: write ': Sendable'"))
    let one = try sandbox.actorlint("decide", "--type", "Held").text
    #expect(one.contains("its module is in Swift 6 mode, and the compiler says what it misses") != isAsked)
    // That is an error in Swift 6.
    try sandbox.write("final class Kept { static let all = Kept(); var count = 1 }", to: "Sources/C.swift")
    #expect(try sandbox.actorlint("decide").text.contains("class Kept"))
  }

  @Test func `Knows a type behind the name of its module`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "My-Models"), .target(name: "App", dependencies: ["My-Models"])])

      """
    try sandbox.write(manifest, to: "Package.swift")
    let models =
      "public final class Plain { private var n = 0; public func up() { n += 1 } }\npublic struct Value: Sendable {}\n"
    try sandbox.write(models, to: "Sources/My-Models/Models.swift")
    let holders = ["Plain", "Value", "None"].map { "public struct Of\($0) { let x: My_Models.\($0) }\n" }
    try sandbox.write("import My_Models\n" + holders.joined(), to: "Sources/App/Holders.swift")
    let lines = try sandbox.actorlint("decide", "--why", "Sources/App").text.split(separator: "\n").map(String.init)
    let all = try #require(lines.firstIndex { $0.contains("struct OfPlain: write ': Sendable' (weak; first: Plain)") })
      .advanced(by: 1)
    #expect(
      lines.dropFirst(all).prefix(2).map { $0.suffix(25) }
        == ["'x' holds 'Plain', undecided", "    first: Plain"].map { $0.suffix(25) }
    )
    #expect(lines.contains { $0.hasSuffix("struct OfValue: write ': Sendable' (strong)") })
    #expect(lines.contains { $0.hasSuffix("what 'x' holds is not known: 'My_Models.None'") })
  }

  @Test(arguments: [
    (["decide", "--type", "Hel"], "no type is called 'Hel'; did you mean 'Held'?"),
    (["decide", "--format", "xml"], "unknown format 'xml'"),
    (["decide", "Missing.swift"], "Missing.swift"),
  ])
  func `Fails with status 2 and says why`(_ arguments: [String], _ message: String) throws {
    let outcome = try sandbox.actorlint(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }
}
