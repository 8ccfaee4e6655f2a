import Foundation
import Lexing
import Testing

@testable import actorlint

@Suite struct `What changed since a commit` {
  private let sandbox: Sandbox
  private static let hazard =
    "import Dispatch\nfunc f() { DispatchQueue.main.sync {} }\nfunc g() { DispatchQueue.main.sync {} }\n"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.shell("git init -q -b main; git config user.name t; git config user.email t@e")
    for name in ["a.swift", "ü \"b\".swift"] { try sandbox.write(Self.hazard, to: name) }
    try sandbox.shell("git add -A && git commit -qm x && git checkout -qb branch")
  }

  /// The findings' 'path:line'.
  private func findings(since reference: String = "main", in folder: String = "") throws -> [String] {
    let outcome = try sandbox.actorlint(["--diff-base", reference], in: folder)
    #expect(outcome.status < 2, "\(outcome.errors)")
    return outcome.text.split(separator: "\n").map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
  }

  @Test(arguments: [
    "@@ -1,99999999999999999999 +9223372036854775807,9223372036854775807 @@\n", "@@ -1 +\n", "@@ -1,-5 +-5,3 @@\n",
    "@@ -,, +,, @@\n", "@@", "+++ \"b/\\\n@@ -0 +1 @@\n",
  ])
  func `What is no patch has lines, or none, and ends`(patch: String) {
    let changes = ChangedLines(root: Path("/"), patch: Array(("+++ b/a.swift\n" + patch + "@@ -0,0 +7,2 @@\n").utf8))
    #expect(changes.ranges.values.joined().allSatisfy { $0.lowerBound <= $0.upperBound })
  }

  @Test func `Only changed lines are reported`() throws {
    #expect(try findings() == [])
    try sandbox.write(Self.hazard.replacing("func g()", with: "func h()"), to: "a.swift")
    #expect(try findings() == ["a.swift:3"])
    try sandbox.write("// more\n" + Self.hazard, to: "ü \"b\".swift")
    #expect(try findings() == ["a.swift:3"])
    try sandbox.write(Self.hazard.replacing("f()", with: "k()"), to: "ü \"b\".swift")
    #expect(try findings() == ["a.swift:3", "ü \"b\".swift:2"])
    try sandbox.shell("git add -A && git commit -qm y")
    #expect(try findings() == ["a.swift:3", "ü \"b\".swift:2"])
    #expect(try findings(since: "HEAD") == [])
    try sandbox.shell("git config diff.noprefix true; git config color.ui always; git config diff.mnemonicPrefix true")
    #expect(try findings() == ["a.swift:3", "ü \"b\".swift:2"])
  }

  @Test func `What came to the other branch since is no change of this one`() throws {
    try sandbox.write(Self.hazard.replacing("func g()", with: "func h()"), to: "a.swift")
    try sandbox.shell("git checkout -q main && git commit -qam y && git checkout -q branch")
    #expect(try findings() == [])
  }

  @Test func `New files are changed wholly, also those that git does not know yet`() throws {
    try sandbox.write(Self.hazard, to: "x/new.swift")
    #expect(try findings() == ["x/new.swift:2", "x/new.swift:3"])
    #expect(try findings(in: "x") == ["new.swift:2", "new.swift:3"])
    try sandbox.shell("git add -A")
    #expect(try findings() == ["x/new.swift:2", "x/new.swift:3"])
  }

  @Test func `A line of a patch that looks like its heading is none`() throws {
    try sandbox.write("let a = 1\n++ b/a.swift\n@@ -1 +1,9 @@\n" + Self.hazard, to: "c.swift")
    try sandbox.shell("git add -A && git commit -qm y")
    try sandbox.write("let a = 1\n++ b/z.swift\n++ b/a.swift\n@@ -1 +1,9 @@\n" + Self.hazard, to: "c.swift")
    #expect(try findings(since: "HEAD") == [])
  }

  @Test(arguments: [
    ("nothing", "'nothing' is no commit here"), ("--all", "'--all' is no commit here"),
    ("HEAD^{tree}", "'HEAD^{tree}' is no commit here"),
  ])
  func `An unknown name is an error`(reference: String, message: String) throws {
    let outcome = try sandbox.actorlint("--diff-base=\(reference)")
    #expect(outcome.errors == "actorlint: error: \(message)\n" && outcome.status == 2)
  }

  @Test func `Branches without a commit in common are an error`() throws {
    try sandbox.shell("git checkout -q --orphan alone && git commit -qm z")
    let outcome = try sandbox.actorlint("--diff-base", "main")
    #expect(outcome.errors == "actorlint: error: 'main' and HEAD have no commit in common\n" && outcome.status == 2)
  }
}

@Suite struct `Standard input` {
  private let hazard = "func f() { DispatchQueue.main.sync {} }"

  @Test func `Is a file's content, with the settings and facts of its place`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Package.swift", "Sources/a.swift"])
    let lint = "echo '\(hazard)' | '\(Sandbox.program)' - --stdin-filename"
    let outcome = try sandbox.shell("\(lint) Sources/a.swift")
    #expect(outcome.text.hasPrefix("Sources/a.swift:1:12: ") && outcome.status == 1, "\(outcome.errors)")
    #expect(try sandbox.shell("\(lint) new.swift", in: "Sources").text.hasPrefix("new.swift:1:12: "))
    try sandbox.write("{ ignore: 'main_sync' }", to: "Sources/.actorlint.json")
    #expect(try sandbox.shell("\(lint) Sources/a.swift").status == 0)
    let missing = try sandbox.shell("\(lint) nowhere/a.swift")
    #expect(missing.status == 2 && missing.errors.hasPrefix("actorlint: error: nowhere/a.swift: "))
  }

  @Test func `Is nobody's without a name`() throws {
    let outcome = try Sandbox().shell("printf '\(hazard)' | '\(Sandbox.program)' -")
    #expect(outcome.text.hasPrefix("<stdin>:1:12: ") && outcome.status == 1, "\(outcome.errors)")
    #expect(try Sandbox().shell("'\(Sandbox.program)' - < /dev/null").status == 0)
  }
}
