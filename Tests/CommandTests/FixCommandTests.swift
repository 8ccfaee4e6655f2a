import Foundation
import Testing

@Suite struct `Fixing files` {
  private static let code = "final class A: Sendable {\n  let b = B()\n  deinit { Task { await self.b.c() } }\n}\n"
  private static let fixedCode =
    "final class A: Sendable {\n  let b = B()\n  deinit { Task { [b] in await b.c() } }\n}\n"
  private static let unsafeCode =
    "func run() async {\n  while true {\n    try? await Task.sleep(for: .seconds(1))\n  }\n}\n"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("// swift-tools-version: 6.0", to: "Package.swift")
    try sandbox.write("actor B { func c() {} }\n", to: "B.swift")
    try sandbox.write(Self.code, to: "A.swift")
    return sandbox
  }

  private func content(_ name: String, _ sandbox: Sandbox) throws -> String {
    try String(contentsOfFile: sandbox.path(name), encoding: .utf8)
  }

  @Test func `Safe fixes are made, others only when asked, and a second run changes nothing`() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.unsafeCode, to: "C.swift")
    let spinning = ["--extend-select=swallowed_cancellation", "--severity=swallowed_cancellation=warning"]
    let first = try sandbox.actorlint(spinning + ["--fix"])
    #expect(first.status == 1)
    #expect(first.errors.contains("1 finding (1 warning) in 4 files; 1 fixed"))
    #expect(try content("A.swift", sandbox) == Self.fixedCode)
    #expect(try content("C.swift", sandbox) == Self.unsafeCode)
    let second = try sandbox.actorlint(spinning + ["--fix", "--unsafe-fixes"])
    #expect(second.status == 0)
    let fixed = try content("C.swift", sandbox)
    #expect(fixed.contains("\n    if Task.isCancelled { return }\n"))
    let third = try sandbox.actorlint(spinning + ["--fix", "--unsafe-fixes"])
    #expect(third.errors == "no findings in 4 files\n")
    #expect(try content("C.swift", sandbox) == fixed)
  }

  @Test func `Unsafe fixes alone change nothing, as in Ruff`() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.actorlint("--unsafe-fixes").status == 1)
    #expect(try content("A.swift", sandbox) == Self.code)
  }

  @Test(arguments: ["", "Inner"]) func `A patch is taken by git, from where it was made`(folder: String) throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.code.dropLast().replacingOccurrences(of: "\n", with: "\r\n"), to: "Inner/a b.swift")
    try sandbox.write(Self.code.replacingOccurrences(of: "class A", with: "class Ä"), to: "Inner/ü\".swift")
    try sandbox.shell("git init -q . && git add -A")
    let diff = try sandbox.actorlint(["--diff"], in: folder)
    #expect(diff.status == 1)
    #expect(
      diff.errors
        == (folder.isEmpty ? "3 findings would be fixed in 3 files\n" : "2 findings would be fixed in 2 files\n")
    )
    #expect(try content("A.swift", sandbox) == Self.code)
    let applied = try sandbox.shell("'\(Sandbox.program)' --diff --quiet | git apply", in: folder)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try content("Inner/a b.swift", sandbox).contains("{ Task { [b] in await b.c() } }\r\n}"))
    #expect(try sandbox.actorlint(["--diff"], in: folder).status == 0)
    #expect(try (content("A.swift", sandbox) == Self.fixedCode) == folder.isEmpty)
  }

  @Test func `A patch changes the file that it was made for, or none`() throws {
    let sandbox = try sandbox()
    for name in ["Inner/A.swift", "Inner/Inner/A.swift"] { try sandbox.write(Self.code, to: name) }
    try sandbox.shell("git init -q . && git add -A")
    let diff = "'\(Sandbox.program)' --diff --quiet"
    let outside = try sandbox.shell("\(diff) ../A.swift | git apply --allow-empty", in: "Inner")
    let reason = "'git apply' changes nothing outside of the folder that it runs in"
    #expect(outside.errors == "actorlint: error: \(sandbox.path("A.swift")): not fixed: \(reason)\n")
    #expect(try sandbox.shell("git diff --name-only").text == "")
    // Git takes 'a/Inner/A.swift' for the file in the current folder, where a patch does not begin as its own do.
    #expect(try sandbox.shell("\(diff) Inner | git apply", in: "Inner").status == 0)
    #expect(try sandbox.shell("git diff --name-only").text == "Inner/Inner/A.swift\n")
    let all = try sandbox.actorlint(["--diff", ".."], in: "Inner")
    #expect(all.status == 2 && all.errors.contains("1 finding would be fixed in 1 file\n"), "\(all.errors)")
    #expect(
      all.text.hasPrefix("diff --git a/Inner/A.swift b/Inner/A.swift\n--- a/Inner/A.swift\n+++ b/Inner/A.swift\n")
    )
  }

  @Test func `Where no repository is, the names of a patch start from the current folder`() throws {
    let sandbox = try sandbox()
    try sandbox.write(Self.code, to: "Inner/A.swift")
    let script =
      "export GIT_CEILING_DIRECTORIES='\(sandbox.folder.path)'; '\(Sandbox.program)' --diff --quiet | git apply"
    #expect(try sandbox.shell(script, in: "Inner").status == 0)
    #expect(try content("Inner/A.swift", sandbox) == Self.fixedCode)
    #expect(try content("A.swift", sandbox) == Self.code)
  }

  @Test func `Permissions, a byte order mark and bytes that are not text stay`() throws {
    let sandbox = try sandbox()
    try sandbox.shell("printf '\\357\\273\\277// \\377\\n%s\\000\\n' '\(Self.code)' > A.swift; chmod 754 A.swift")
    #expect(try sandbox.actorlint("--fix").errors.contains("1 fixed"))
    let listing = try sandbox.shell(
      "stat -c %a A.swift; od -An -c A.swift | head -1; tail -c 3 A.swift | od -An -c; ls -A"
    )
    #expect(listing.text.hasPrefix("754\n 357 273 277   /   /     377  \\n"))
    #expect(listing.text.contains("\n  \\n  \\0  \\n\n"))
    #expect(!listing.text.contains(".actorlint"))
  }

  @Test func `What may not be written keeps what it has, and the status says so`() throws {
    let sandbox = try sandbox()
    try sandbox.shell("chmod 444 A.swift")
    let readOnly = try sandbox.actorlint("--fix")
    #expect(readOnly.status == 2)
    #expect(readOnly.errors.contains("actorlint: error: A.swift: not fixed: Permission denied\n"))
    #expect(try content("A.swift", sandbox) == Self.code)
    try sandbox.shell("chmod 644 A.swift && chmod 755 .")
    try sandbox.write(
      Self.code + String(repeating: "// \(String(repeating: "x", count: 100))\n", count: 100),
      to: "A.swift"
    )
    let full = try sandbox.shell("ulimit -f 1; exec '\(Sandbox.program)' --fix")
    #expect(full.status == 2)
    #expect(full.errors.contains("not fixed: File too large"))
    #expect(try content("A.swift", sandbox).hasPrefix(Self.code))
    #expect(try sandbox.shell("ls -A").text == "A.swift\nB.swift\nPackage.swift\n")
  }

  @Test func `Links are not followed, in the project or out of it`() throws {
    let sandbox = try sandbox()
    try sandbox.shell("mkdir Project Outside && mv *.swift Project && cp Project/A.swift Outside/O.swift")
    try sandbox.link("Project/L.swift", to: "A.swift")
    try sandbox.link("Project/O.swift", to: "../Outside/O.swift")
    let outcome = try sandbox.actorlint(["--fix"], in: "Project")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("actorlint: note: O.swift: not fixed: a link is not followed to be fixed\n"))
    #expect(try content("Outside/O.swift", sandbox) == Self.code)
    #expect(try content("Project/L.swift", sandbox) == Self.fixedCode)
    #expect(try sandbox.shell("test -L Project/L.swift && test -L Project/O.swift").status == 0)
  }

  @Test(arguments: [["--fix", "Linked"], ["--fix", "Linked/O.swift"], ["decide", "--fix", "Linked/"]])
  func `A folder that is a link out of the repository is not fixed by that name`(_ arguments: [String]) throws {
    let sandbox = try sandbox()
    try sandbox.shell("mkdir Outside Project && mv A.swift Outside/O.swift && git init -q Project")
    try sandbox.link("Project/Linked", to: "../Outside")
    let outcome = try sandbox.actorlint(arguments, in: "Project")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a link that leads out of the project is not followed to fix what is there"))
    #expect(try content("Outside/O.swift", sandbox) == Self.code)
    #expect(try sandbox.actorlint(["--fix", "../Outside"], in: "Project").status == 0)
    #expect(try content("Outside/O.swift", sandbox) == Self.fixedCode)
  }

  @Test func `Standard input comes out fixed, and the report beside it`() throws {
    let sandbox = try sandbox()
    let outcome = try sandbox.shell("'\(Sandbox.program)' - --stdin-filename A.swift --fix < A.swift")
    #expect(outcome.text == Self.fixedCode)
    #expect(outcome.errors == "no findings in 1 file; 1 fixed\n")
    #expect(try content("A.swift", sandbox) == Self.code)
  }

  @Test(
    arguments: [
      (["--fix", "--staged"], "'--fix' changes files"), (["--diff", "--format", "json"], "'--diff' prints a patch"),
      (["--fix", "--show-files"], "'--show-files' ends before"),
    ]
  )
  func `What makes no sense together is refused`(arguments: [String], message: String) throws {
    let outcome = try sandbox().actorlint(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("actorlint: error: \(message)"))
  }

  @Test func `Comments that suppress nothing go, with what ends them`() throws {
    let sandbox = try Sandbox()
    let text = """
      // actorlint:disable:file main_sync, deinit_timer_invalidate - both
      f() // actorlint:disable:this main_sync - why
      // actorlint:disable main_sync - from here
      g(/* actorlint:disable:this main_sync - here */ 1)/* actorlint:disable:this main_sync - there */
      // actorlint:enable main_sync
      h()/* actorlint:disable:this main_sync - between */+ 1

      """
    try sandbox.write(text, to: "A.swift")
    #expect(try sandbox.actorlint("--fix").status == 0)
    #expect(try content("A.swift", sandbox) == "f()\ng( 1)\nh() + 1\n")
  }
}
