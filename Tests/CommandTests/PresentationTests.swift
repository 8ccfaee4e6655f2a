import Dispatch
import Foundation
import Synchronization
import Testing

@testable import actorlint

@Suite struct `How a run is told` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "func f() { DispatchQueue.main.sync {} }\nfunc g() { DispatchQueue.main.sync {} }\n",
      to: "a.swift"
    )
    try sandbox.write("class A {\n  var t: Timer?\n  deinit { t?.invalidate() }\n}\n", to: "b.swift")
  }

  @Test(arguments: [
    ("", "", false), ("", "--color=always", true), ("NO_COLOR=1", "--color=always", true),
    ("CLICOLOR_FORCE=1", "", true), ("CLICOLOR_FORCE=0", "", false), ("CLICOLOR_FORCE=1 NO_COLOR=1", "", false),
    ("CLICOLOR_FORCE=1", "--color=never", false), ("NO_COLOR=", "--color=auto", false),
  ])
  func `Colors are for terminals, or for those who ask`(environment: String, option: String, isColored: Bool) throws {
    let outcome = try sandbox.shell("env -u NO_COLOR -u CLICOLOR_FORCE \(environment) '\(Sandbox.program)' \(option)")
    #expect(outcome.text.contains("\u{1B}[33mwarning:\u{1B}[0m ") == isColored, "\(outcome.text)")
    #expect(outcome.text.contains("\u{1B}") == isColored)
  }

  /// What a terminal of some kind shows.
  private func terminal(_ arguments: String, environment: String = "TERM=xterm") throws -> String {
    let script = """
      import os, pty, sys
      pty.spawn(['/bin/sh', '-c', 'env -u NO_COLOR \(environment) "\(Sandbox.program)" \(arguments)'], lambda d: os.read(d, 65536))
      """
    try sandbox.write(script, to: "terminal.py")
    return try sandbox.shell("python3 terminal.py < /dev/null").text
  }

  @Test func `A terminal shows the code, and colors unless it is dumb`() throws {
    let shown = try terminal("")
    #expect(shown.contains("\u{1B}[1;33mwarning:") && shown.contains("\u{1B}[1;33m^^^"))
    #expect(try terminal("--format text").contains("\u{1B}[33mwarning:"))
    #expect(!(try terminal("--format text")).contains("^^^"))
    #expect(!(try terminal("", environment: "TERM=dumb")).contains("\u{1B}"))
    #expect(!(try terminal("", environment: "NO_COLOR=1 TERM=xterm")).contains("\u{1B}"))
  }

  @Test func `A terminal hears of rules that did not run, where all that was asked finds nothing`() throws {
    try sandbox.write("func f() {}\n", to: "clean/a.swift")
    try sandbox.shell("cd clean && git init -q && git add a.swift")
    func isInvited(_ arguments: String...) throws -> Bool {
      try sandbox.actorlint(arguments, in: "clean").errors.contains("more rules, whose findings are notes")
    }
    #expect(try isInvited("--format", "full"))
    #expect(try !isInvited("--format", "text"))
    #expect(try !isInvited("--format", "full", "--all-rules"))
    #expect(try !isInvited("--format", "full", "--staged"))
    #expect(try !isInvited("--format", "full", "--quiet"))
  }

  @Test func `A long run says how far it is, and takes the line away`() {
    let written = Mutex<[String]>([])
    let isWritten = DispatchSemaphore(value: 0)
    let progress = Progress(delay: 0) { text in
      written.withLock { $0.append(text) }
      isWritten.signal()
    }
    progress.begin(.reading, files: 2)
    progress.finishFile()
    progress.begin(.checking, files: 3)
    let before = written.withLock(\.count)
    while written.withLock(\.count) == before { isWritten.wait() }
    progress.finish()
    let texts = written.withLock { $0 }
    #expect(texts.dropLast().last == "\r\u{1B}[Kchecking 0 of 3 files" && texts.last == "\r\u{1B}[K")
  }

  @Test func `A short run says nothing of how far it is`() {
    let written = Mutex<[String]>([])
    let progress = Progress(delay: 1_000_000) { text in written.withLock { $0.append(text) } }
    progress.begin(.reading, files: 2)
    progress.finishFile()
    progress.finish()
    #expect(written.withLock { $0 } == [])
  }

  @Test func `Quiet leaves out what is beside the findings`() throws {
    try sandbox.link("c.swift", to: "nowhere")
    let outcome = try sandbox.actorlint("--quiet", ".", "nothing.swift")
    #expect(outcome.errors == "actorlint: error: nothing.swift: No such file or directory\n")
    #expect(outcome.text.split(separator: "\n").count == 3 && outcome.status == 2)
  }

  @Test func `Statistics count the findings of each rule`() throws {
    let outcome = try sandbox.actorlint("--statistics")
    #expect(outcome.errors == "2  main_sync\n1  deinit_timer_invalidate\n3 findings (3 warnings) in 2 files\n")
  }

  @Test func `Timings name the steps`() throws {
    let outcome = try sandbox.actorlint("--timings", "--format", "json")
    let steps = outcome.errors.split(separator: "\n").map { $0.split(separator: " ms  ").last.map(String.init) }
    let phases = ["finding files", "reading settings", "linting", "reporting", "in all"]
    #expect(Array(steps.prefix(5)) == phases, "\(outcome.errors)")
    #expect(steps.contains("main_sync, 1 file, over all threads"))
    #expect(!steps.contains { $0?.hasPrefix("preconcurrency_import") == true }, "no file holds its word")
    #expect(try sandbox.actorlint("--timings", "--quiet").status == 2)
  }

  @Test(arguments: [
    ("actorlint ba", "baseline"), ("actorlint baseline pr", "prune"), ("actorlint --sel", "--select"),
    ("actorlint lint --select main_s", "main_sync"), ("actorlint rules --form", "--format"),
    ("actorlint --severity main_sync=e", "main_sync=error"), ("actorlint lint a.s", "a.swift"),
    ("actorlint explain for_", "for_await_captures_self"), ("actorlint --config b.", "b.swift"),
    ("actorlint decide --format j", "json"), ("actorlint rules --format mark", "markdown"),
    ("actorlint decide --strength str", "strong"), ("actorlint decide --group dec", "decision"),
  ])
  func `A shell completes`(line: String, expected: String) throws {
    let script = """
      source <('\(Sandbox.program)' completions bash)
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _actorlint; printf '%s\\n' "${COMPREPLY[@]}"
      """
    try sandbox.write(script, to: "complete.sh")
    let outcome = try sandbox.shell("bash complete.sh")
    #expect(outcome.text == expected + "\n", "\(outcome.errors)")
  }
}
