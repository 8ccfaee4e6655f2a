import Foundation
import JSON
import Linting
import Testing

@testable import actorlint

@Suite struct `The baseline` {
  private static let hazard = """
    import Dispatch
    final class A {
      func f() { DispatchQueue.main.sync {} }
    }

    """
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.make(".git")
    try sandbox.write(Self.hazard, to: "Sources/a.swift")
  }

  private func status() throws -> Int32 { try sandbox.actorlint().status }

  @Test func `Known findings are left out, new ones are not`() throws {
    let written = try sandbox.actorlint("baseline", "write")
    #expect(written.text == "wrote .actorlint-baseline.json: 1 finding\n" && written.status == 0)
    let clean = try sandbox.actorlint()
    #expect(clean.text == "" && clean.errors == "no findings in 1 file; 1 in the baseline\n" && clean.status == 0)
    #expect(try sandbox.actorlint("--show-suppressed").text.hasSuffix("(main_sync) in the baseline\n"))
    try sandbox.write("import Dispatch\nfunc g() { DispatchQueue.main.sync {} }\n", to: "b.swift")
    let outcome = try sandbox.actorlint()
    #expect(outcome.text.hasPrefix("b.swift:2:12: ") && outcome.text.split(separator: "\n").count == 1)
    #expect(outcome.status == 1)
  }

  @Test func `It holds after edits around a finding, a move of the file, and elsewhere`() throws {
    _ = try sandbox.actorlint("baseline", "write")
    try sandbox.write(
      "// more\n\n" + Self.hazard.replacing("func f", with: "var x = 1\n\n  func f") + "let y = 2\n",
      to: "Sources/a.swift"
    )
    #expect(try status() == 0)
    try sandbox.shell("mkdir -p Other && mv Sources/a.swift Other/b.swift")
    #expect(try status() == 0)
    try sandbox.shell("mkdir -p elsewhere/.git && mv Other .actorlint-baseline.json elsewhere")
    #expect(try sandbox.actorlint(["."], in: "elsewhere").status == 0)
    #expect(try sandbox.actorlint(["Other/b.swift"], in: "elsewhere").status == 0)
  }

  @Test func `Of two equal findings one is mended`() throws {
    try sandbox.write(Self.hazard, to: "Sources/b.swift")
    #expect(try sandbox.actorlint("baseline", "write").text.hasSuffix(": 2 findings\n"))
    try sandbox.write("", to: "Sources/b.swift")
    let outcome = try sandbox.actorlint()
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        actorlint: note: .actorlint-baseline.json: stale: main_sync in 'A.f()', 1 finding
        actorlint: note: 'actorlint baseline prune' removes what is stale
        no findings in 2 files; 1 in the baseline

        """
    )
    #expect(!(try sandbox.actorlint("Sources/a.swift")).errors.contains("stale"))
    #expect(!(try sandbox.actorlint("--select", "tasks")).errors.contains("stale"))
    let shown = try sandbox.actorlint("baseline", "show").text
    #expect(shown.hasPrefix("Sources/a.swift:3:14: ") && shown.hasSuffix("stale: main_sync in 'A.f()', 1 finding\n"))
    let pruned = try sandbox.actorlint("baseline", "prune")
    #expect(pruned.text == "removed 1 finding from .actorlint-baseline.json, 1 finding left\n")
    #expect(!(try sandbox.actorlint()).errors.contains("stale"))
    try sandbox.write(Self.hazard, to: "Sources/b.swift")
    #expect(try status() == 1)
  }

  @Test func `Git merges the baselines of two branches`() throws {
    try sandbox.shell("rm -r .git; git init -q; git config user.name t; git config user.email t@example.com")
    func names(_ letters: [String]) -> String {
      "import Dispatch\n" + letters.map { "func \($0)() { DispatchQueue.main.sync {} }\n" }.joined()
    }
    try sandbox.write(names(["b", "m", "q", "t", "w"]), to: "Sources/a.swift")
    let commit = "'\(Sandbox.program)' baseline write && git add -A && git commit -qm x"
    #expect(try sandbox.shell(commit + " && git branch other").status == 0)
    try sandbox.write(names(["x1", "x2", "x3", "x4"]), to: "Sources/b.swift")
    #expect(try sandbox.shell("printf '*.json merge=union\\n' > .gitattributes; " + commit).status == 0)
    try sandbox.shell("git checkout -q other")
    try sandbox.write(names(["y1", "y2", "y3", "y4"]), to: "Sources/c.swift")
    #expect(try sandbox.shell("printf '*.json merge=union\\n' > .gitattributes; " + commit).status == 0)
    let merge = try sandbox.shell("git merge -q -m x master || git merge -q -m x main")
    #expect(merge.status == 0, "\(merge.errors)")
    let outcome = try sandbox.actorlint()
    #expect(outcome.errors == "no findings in 3 files; 13 in the baseline\n" && outcome.status == 0)
  }

  @Test func `What stands in it twice counts once`() throws {
    let text = """
      {
        "a 0123456789abcdef": {"count": 1, "symbol": ""},
        "a 0123456789abcdef": {"count": 3, "symbol": "f()"},
        "version": 1
      }
      """
    let baseline = try BaselineFile.read(Array(text.utf8))
    #expect(baseline.entries.values.map(\.count) == [3])
    #expect(try BaselineFile.read(BaselineFile.text(of: baseline)) == baseline)
  }

  @Test(arguments: [
    ("{", "1:2: expected a key in double quotes, found the end of the file"),
    ("{}", "1:1: a baseline says its 'version'"),
    ("{\"version\": 2}", "1:13: this version of actorlint reads baselines of version 1"),
    ("{\"x\": 1, \"version\": 1}", "1:2: expected a rule and a fingerprint, found 'x'"),
    (
      "{\"a 0123456789abcdef\": {\"count\": 0, \"symbol\": \"\"}, \"version\": 1}",
      "1:24: expected {\"count\": 1, \"symbol\": \"…\"}"
    ),
  ])
  func `One that is broken is an error with its place`(text: String, message: String) throws {
    try sandbox.write(text, to: ".actorlint-baseline.json")
    let outcome = try sandbox.actorlint()
    #expect(outcome.errors == "actorlint: error: .actorlint-baseline.json:\(message)\n" && outcome.status == 2)
  }

  @Test(arguments: [
    ["--select", "deinit"], ["--ignore", "main_thread"], ["--severity", "main_sync=off"], ["--level", "error"],
    ["--level=note", "--select", "covered"],
  ])
  func `What rules say that did not run, or are not shown, is not stale`(options: [String]) throws {
    try sandbox.write("{ overrides: [{files: 'Tests', ignore: 'tasks'}] }", to: ".actorlint.json")
    _ = try sandbox.actorlint("baseline", "write")
    #expect(!(try sandbox.actorlint(options)).errors.contains("stale"))
    let pruned = try sandbox.actorlint(["baseline", "prune"] + options)
    #expect(pruned.text == "removed 0 findings from .actorlint-baseline.json, 1 finding left\n", "\(pruned.errors)")
    #expect(!(try sandbox.actorlint(["baseline", "show"] + options)).text.contains("stale"))
    try sandbox.write("", to: "Sources/a.swift")
    #expect(try sandbox.actorlint("baseline", "prune", "--level", "error").text.hasPrefix("removed 1 finding "))
  }

  @Test func `A rule does not run where the compiler says the same`() throws {
    try sandbox.write("{ language_mode: 5 }", to: ".actorlint.json")
    try sandbox.write("var state = 1\n", to: "b.swift")
    #expect(try sandbox.actorlint("baseline", "write", "--select", "all", "--level", "note").text.contains("finding"))
    let entry = "grep -c global_mutable_state .actorlint-baseline.json"
    #expect(try sandbox.shell(entry).text == "1\n")
    try sandbox.write("{ language_mode: 6 }", to: ".actorlint.json")
    #expect(try sandbox.actorlint("baseline", "prune").text.hasPrefix("removed 0 "))
  }

  @Test func `A link and permissions stay`() throws {
    try sandbox.make("ci")
    try sandbox.shell("echo '{\"version\": 1}' > ci/b.json && chmod 640 ci/b.json")
    try sandbox.link(".actorlint-baseline.json", to: "ci/b.json")
    let written = try sandbox.actorlint("baseline", "write")
    #expect(written.text == "wrote .actorlint-baseline.json: 1 finding\n", "\(written.errors)")
    #expect(try sandbox.shell("readlink .actorlint-baseline.json; stat -c %a ci/b.json").text == "ci/b.json\n640\n")
    #expect(try status() == 0)
    try sandbox.shell("chmod 444 ci/b.json")
    let refused = try sandbox.actorlint("baseline", "prune")
    #expect(refused.errors == "actorlint: error: .actorlint-baseline.json: Permission denied\n" && refused.status == 2)
    try sandbox.shell(
      "rm .actorlint-baseline.json; mkdir p; mv Sources p; cd p; mkdir .git; ln -s ../ci/b.json .actorlint-baseline.json"
    )
    let outside = try sandbox.actorlint(["baseline", "write"], in: "p")
    #expect(outside.errors == "actorlint: error: .actorlint-baseline.json: a link leads out of the project\n")
  }

  @Test func `Nothing is pruned where there is nothing, and nothing written that was not read`() throws {
    #expect(try sandbox.actorlint("baseline", "prune").status == 2)
    try sandbox.shell("touch b.swift; chmod 000 b.swift")
    let outcome = try sandbox.actorlintAsNobody("baseline", "write")
    #expect(outcome.errors.contains("b.swift: Permission denied; nothing is written") && outcome.status == 2)
  }
}
