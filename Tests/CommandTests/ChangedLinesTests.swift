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

  @Test func `A new name changes no lines`() throws {
    try sandbox.shell("git mv a.swift b.swift")
    #expect(try findings() == [])
    try sandbox.write(Self.hazard.replacing("func g()", with: "func h()"), to: "b.swift")
    #expect(try findings() == ["b.swift:3"])
    try sandbox.shell("cp b.swift c.swift && git add -A")
    #expect(try findings() == ["b.swift:3", "c.swift:2", "c.swift:3"])
  }

  @Test(arguments: [
    "echo '*.swift -diff' > .gitattributes", "echo '*.swift binary' > .gitattributes",
    "git config core.bigFileThreshold 10", #"printf '// \000\n' >> a.swift"#,
    "git config diff.interHunkContext 10", "export GIT_DIFF_OPTS=-u10", "export GIT_EXTERNAL_DIFF=true",
    "export GIT_LITERAL_PATHSPECS=1", "export GIT_GLOB_PATHSPECS=1", "export GIT_NOGLOB_PATHSPECS=1",
    "export GIT_ICASE_PATHSPECS=1",
  ])
  func `Settings, attributes and the environment change nothing`(setting: String) throws {
    try sandbox.write("// more\n" + Self.hazard.replacing("func g()", with: "func h()"), to: "a.swift")
    let outcome = try sandbox.shell("\(setting); '\(Sandbox.program)' --quiet --diff-base main")
    #expect(outcome.text.hasPrefix("a.swift:4:") && outcome.text.count { $0 == "\n" } == 1, "\(outcome)")
  }

  @Test func `An ignored file is new where it is named, and one that is not called Swift`() throws {
    try sandbox.shell("printf 'i.swift\nbuild/\n' > .gitignore; mkdir -p build/x; git add .gitignore; git commit -qm y")
    for name in ["i.swift", "build/x/b.swift", "a.txt"] { try sandbox.write(Self.hazard, to: name) }
    #expect(try findings() == [])
    for name in ["i.swift", "build", "a.txt"] {
      let outcome = try sandbox.actorlint("--quiet", "--diff-base", "main", name)
      #expect(outcome.text.hasPrefix(name) && outcome.text.count { $0 == "\n" } == 2, "\(outcome)")
    }
  }

  @Test func `What git compares elsewhere is an error where it is named`() throws {
    try sandbox.shell("git init -q inner && git init -q ../\(sandbox.folder.lastPathComponent)-beside")
    defer { _ = try? sandbox.shell("rm -rf ../\(sandbox.folder.lastPathComponent)-beside") }
    try sandbox.write(Self.hazard, to: "inner/a.swift")
    #expect(try findings() == [])
    for (path, folder) in [
      ("inner", ""), ("inner/a.swift", ""), ("..", "inner"), ("../a.swift", "inner"),
      ("../\(sandbox.folder.lastPathComponent)-beside", ""),
    ] {
      let outcome = try sandbox.actorlint(["--diff-base", "HEAD", path], in: folder)
      let reason = "'--diff-base' compares in the repository of the current folder, which this is no part of"
      #expect(outcome.status == 2 && outcome.errors.hasSuffix(": \(reason)\n"), "\(outcome)")
    }
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
