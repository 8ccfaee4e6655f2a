import Foundation
import Testing

@testable import actorlint

/// A repository in a temporary folder whose commits run the hook.
@Suite struct `Committing through the hook` {
  private static let hazard = "import Dispatch\nfunc f() { DispatchQueue.main.sync {} }\n"
  private static let clean = "func f() {}\n"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.shell("git init -q r && cd r && git config user.name t && git config user.email t@example.com")
    let hook = try sandbox.actorlint(["hook", "install"], in: "r")
    try #require(hook.status == 0, "\(hook.errors)")
    try sandbox.write(Self.hazard, to: "hazard")
    try sandbox.write(Self.clean, to: "clean")
  }

  /// Runs a script in the repository; `$H` and `$C` are files with and without a hazard.
  @discardableResult
  private func git(_ script: String, in folder: String = "r") throws -> Outcome {
    try sandbox.shell("H='\(sandbox.path("hazard"))' C='\(sandbox.path("clean"))'; set -e; \(script)", in: folder)
  }

  private func expectCommit(_ script: String, in folder: String = "r") throws {
    let outcome = try git(script, in: folder)
    #expect(outcome.status == 0, "\(script)\n\(outcome.text)\(outcome.errors)")
  }

  private func expectRefusal(_ script: String, naming path: String = "a.swift:2:12: ", in folder: String = "r") throws {
    let outcome = try git(script, in: folder)
    #expect(outcome.status == 1, "\(script)\n\(outcome.errors)")
    #expect((outcome.text + outcome.errors).contains(path), "\(script)\n\(outcome.text)\(outcome.errors)")
  }

  @Test func `The first commit is compared with nothing`() throws {
    try expectRefusal("cp $H a.swift; git add -A; git commit -qm x")
    try expectCommit("cp $C a.swift; git add -A; git commit -qm x")
  }

  @Test func `The index counts, not the working tree`() throws {
    try expectCommit("cp $C a.swift; git add -A; cp $H a.swift; git commit -qm x")
    try expectRefusal("git add -A; cp $C a.swift; git commit -qm x")
    try expectRefusal("rm a.swift; git commit -qm x")
  }

  @Test func `Files that the commit does not change are not reported`() throws {
    try expectCommit("cp $H a.swift; git add -A; git commit -qnm x; cp $C b.swift; git add -A; git commit -qm x")
    try expectCommit("git commit -qm empty --allow-empty; git commit -q --amend -m again --allow-empty")
    try expectCommit("git rm -q b.swift; git commit -qm x")
  }

  @Test(arguments: ["literal", "glob", "noglob", "icase"])
  func `How the user wants paths to be read changes nothing`(pathspecs: String) throws {
    try expectRefusal("cp $H a.swift; git add -A; git --\(pathspecs)-pathspecs commit -qm x")
  }

  @Test func `All and only are what git makes of them`() throws {
    try expectCommit("cp $C a.swift; cp $C b.swift; git add -A; git commit -qm x")
    try expectRefusal("cp $H a.swift; git commit -qam x")
    try expectRefusal("git commit -qm x --only a.swift")
    try expectCommit("echo >> b.swift; git commit -qm x --only b.swift")
    try expectRefusal("git add a.swift; git commit -q --amend -m x")
    try expectCommit("git reset -q; git commit -q --amend -m x")
  }

  @Test func `The hook runs in folders below, too`() throws {
    try expectRefusal(
      "mkdir -p x/y; cp $H x/y/a.swift; git add -A; cd x/y; git commit -qm x",
      naming: "x/y/a.swift:2:12"
    )
  }

  @Test func `A new name, another type and an intent are no content`() throws {
    try expectCommit("cp $H a.swift; git add -A; git commit -qnm x")
    try expectRefusal("git mv a.swift b.swift; git commit -qm x", naming: "b.swift:2:12: ")
    try expectCommit("git reset -q --hard; rm a.swift; ln -s $H a.swift; git add -A; git commit -qm x")
    try expectRefusal("rm a.swift; cp $H a.swift; git add -A; git commit -qm x")
    try expectCommit(
      "git reset -q --hard; cp $H n.swift; git add -N n.swift; echo > t.txt; git add t.txt; git commit -qm x"
    )
  }

  @Test func `Odd names are names`() throws {
    try git(
      #"for n in 'a b' "a'b" 'a"b' '-x' "$(printf 'n\nl')" "$(printf 'l\351')" 'ü'; do cp $H "./$n.swift"; done; git add -A"#
    )
    let outcome = try git("git commit -qm x || true")
    #expect(outcome.errors.contains("7 findings"), "\(outcome.errors)")
    for name in ["a b.swift:2", "a'b.swift:2", "a\"b.swift:2", "-x.swift:2", "n\\nl.swift:2", "ü.swift:2"] {
      #expect((outcome.text + outcome.errors).contains(name), "\(name)")
    }
    try expectCommit(#"for f in ./*.swift; do cp $C "$f"; done; git add -A; git commit -qm x"#)
  }

  @Test func `A merge is linted as what it changes here`() throws {
    try expectCommit(
      "cp $C a.swift; git add -A; git commit -qm x; git branch other; cp $C b.swift; git add -A; git commit -qm y"
    )
    try expectCommit("git checkout -q other; cp $C c.swift; git add -A; git commit -qm z")
    try expectCommit("git merge -q --no-commit -; git commit -qm merge")
  }

  @Test func `A linked worktree has its own index`() throws {
    try expectCommit("cp $C a.swift; git add -A; git commit -qm x; git worktree add -q ../linked -b linked")
    try expectRefusal("cp $H a.swift; git add -A; git commit -qm x", in: "linked")
    try expectCommit("cp $C b.swift; git add b.swift; git commit -qm x", in: "r")
    try expectCommit("cp $C a.swift; echo >> a.swift; git add -A; git commit -qm x", in: "linked")
  }

  @Test func `A submodule is a project of its own`() throws {
    try expectCommit(
      "cp $C a.swift; git add -A; git commit -qm x; git clone -q . ../inner; cd ../inner; cp $H h.swift; git add -A; git -c user.name=t -c user.email=t@e commit -qnm x"
    )
    try expectCommit("git -c protocol.file.allow=always submodule --quiet add ../inner inner; git commit -qm x")
    _ = try sandbox.actorlint(["hook", "install"], in: "r/inner")
    try expectRefusal(
      "git config user.name t; git config user.email t@e; cp $H a.swift; git add -A; git commit -qm x",
      in: "r/inner"
    )
  }

  @Test func `A repository with longer object names is read`() throws {
    try sandbox.shell(
      "git init -q --object-format=sha256 s && cd s && git config user.name t && git config user.email t@e"
    )
    _ = try sandbox.actorlint(["hook", "install"], in: "s")
    try expectRefusal("cp $H a.swift; git add -A; git commit -qm x", in: "s")
    try expectCommit("cp $C a.swift; git add -A; git commit -qm x", in: "s")
    try expectRefusal("cp $H a.swift; git commit -qam x", in: "s")
  }

  @Test func `Facts come from the index, and leave out what git does not know`() throws {
    try sandbox.write("extension Drawer {\n  func open() { MainActor.assumeIsolated {} }\n}\n", to: "r/a.swift")
    try sandbox.write("final class Drawer {}\n", to: "r/drawer.swift")
    #expect(try sandbox.actorlint(["a.swift"], in: "r").status == 1)
    try expectCommit("git add a.swift; git commit -qm x")
    try expectRefusal(
      "git add drawer.swift; echo >> a.swift; git add a.swift; git commit -qm x",
      naming: "a.swift:2:17: "
    )
    try sandbox.write("@MainActor final class Drawer {}\n", to: "r/drawer.swift")
    try expectRefusal("git commit -qm x", naming: "a.swift:2:17: ")
    try expectCommit("git add drawer.swift; git commit -qm x")
  }

  @Test func `Ignored files and settings count as elsewhere`() throws {
    try sandbox.write("{ ignore: 'main_sync' }", to: "r/.actorlint.json")
    try expectCommit("cp $H a.swift; git add a.swift; git commit -qm x")
    try expectRefusal(
      "git add .actorlint.json; echo '{}' > .actorlint.json; echo >> a.swift; git add a.swift .actorlint.json; git commit -qm x"
    )
    try expectCommit(
      "mkdir Pods; cp $H Pods/p.swift; git reset -q --hard; mkdir -p Pods; cp $H Pods/p.swift; echo i.swift > .gitignore; cp $H i.swift; git add -f Pods i.swift .gitignore; git commit -qm x"
    )
  }

  @Test func `An unmerged or broken repository is git's error, never clean`() throws {
    try expectCommit("cp $C a.swift; git add -A; git commit -qm x")
    let outcome = try git("GIT_INDEX_FILE=/dev/null '\(Sandbox.program)' --staged || echo $?")
    #expect(
      outcome.text == "2\n" && outcome.errors.contains("actorlint: error: git "),
      "\(outcome.text)\(outcome.errors)"
    )
    let outside = try sandbox.actorlint("--staged")
    #expect(outside.status == 2 && outside.errors.contains("not a git repository"), "\(outside.errors)")
    let none = try git("PATH=/nowhere '\(Sandbox.program)' --staged || echo $?")
    #expect(none.text == "2\n" && none.errors == "actorlint: error: git is not installed\n")
  }

  @Test func `Somebody else's repository is git's error`() throws {
    // Git's own tests pretend so.
    let outcome = try git("GIT_TEST_ASSUME_DIFFERENT_OWNER=1 '\(Sandbox.program)' --staged || echo $?")
    #expect(outcome.text == "2\n" && outcome.errors.contains("dubious ownership"), "\(outcome.errors)")
  }

  @Test func `The hook that was there is kept, runs first, and comes back`() throws {
    _ = try sandbox.actorlint(["hook", "uninstall"], in: "r")
    try git(
      "printf '#!/bin/sh\\necho before >&2\\n[ ! -e stop ]\\n' > .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit"
    )
    let installed = try sandbox.actorlint(["hook", "install"], in: "r")
    #expect(installed.text.contains("runs .git/hooks/pre-commit.before-actorlint first"))
    #expect(try sandbox.actorlint(["hook", "install"], in: "r").status == 0)
    try expectRefusal("cp $H a.swift; git add -A; git commit -qm x")
    let both = try git("cp $C a.swift; git add -A; git commit -qm x")
    #expect(both.status == 0 && both.errors.contains("before\n"))
    try expectRefusal("touch stop; echo >> a.swift; git add -A; git commit -qm x", naming: "before")
    #expect(try sandbox.actorlint(["hook", "uninstall"], in: "r").text.contains("the one from before"))
    try expectCommit("rm stop; cp $H a.swift; git add a.swift; git commit -qm x")
    let again = try sandbox.actorlint(["hook", "uninstall"], in: "r")
    #expect(again.text.contains("is not actorlint's; it stays") && again.status == 0)
  }

  @Test(arguments: [
    ("\nexec ", "\nmake check || exit 1\nexec "), ("# Written by 'actorlint hook install'.\n", "\n"),
    ("lint --staged\n", "lint --staged\n# mine\n"), ("\nactorlint='", "\nmake 'x'; actorlint='"),
  ])
  func `A hook that somebody changed stays, and is named`(old: String, new: String) throws {
    let changed = try git("cat .git/hooks/pre-commit").text.replacing(old, with: new)
    try sandbox.write(changed, to: "r/.git/hooks/pre-commit")
    for action in ["install", "uninstall"] {
      let outcome = try sandbox.actorlint(["hook", action], in: "r")
      let reason = "was changed since actorlint wrote it, and stays; move it away, or edit it by hand"
      #expect(outcome.status == 2 && outcome.errors == "actorlint: error: .git/hooks/pre-commit \(reason)\n")
    }
    #expect(try git("cat .git/hooks/pre-commit").text == changed)
    #expect(try git("ls .git/hooks").text.contains("before-actorlint") == false)
  }

  @Test func `A hook that another copy of the program wrote is replaced, and removed`() throws {
    try git("mkdir \"it's\"; cp '\(Sandbox.program)' \"it's/actorlint\"; \"it's/actorlint\" hook install")
    #expect(try git("cat .git/hooks/pre-commit").text.contains(#"/it'\''s/actorlint'"#))
    #expect(try sandbox.actorlint(["hook", "install"], in: "r").text == "wrote .git/hooks/pre-commit\n")
    try git("\"it's/actorlint\" hook install")
    #expect(try sandbox.actorlint(["hook", "uninstall"], in: "r").text == "removed .git/hooks/pre-commit\n")
  }

  @Test func `Hooks lie where the repository says`() throws {
    try git("git config core.hooksPath my-hooks")
    let installed = try sandbox.actorlint(["hook", "install"], in: "r")
    #expect(installed.text == "wrote my-hooks/pre-commit\n", "\(installed.errors)")
    try expectRefusal("cp $H a.swift; git add a.swift; git commit -qm x")
  }
}
