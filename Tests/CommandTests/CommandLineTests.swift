import Foundation
import Linting
import Testing

@testable import actorlint

@Suite struct `The command line` {
  @Test(
    arguments: [
      (["--jbos", "2"], "unknown option '--jbos'; did you mean '--jobs'?"),
      (["--formt=json"], "unknown option '--formt'; did you mean '--format'?"),
      (["-x"], "unknown option '-x'"),
      (["rules", "--jobs", "2"], "unknown option '--jobs' for 'rules'"),
      (["--format", "jsno"], "unknown format 'jsno'; did you mean 'json'?"),
      (
        ["--format", "xml"],
        "unknown format 'xml'; choose 'text', 'full', 'xcode', 'json', 'sarif', 'github', 'gitlab', 'junit' or 'markdown'"
      ),
      (["rules", "--format", "json"], "unknown format 'json'; choose 'text' or 'markdown'"),
      (["--select", "main_snyc"], "unknown rule or group 'main_snyc'; did you mean 'main_sync'?"),
      (["--select", "main_sync,"], "'--select main_sync,' has an empty entry"),
      (["--select", "tasks", "--ignore", "tasks"], "'tasks' is both selected and ignored"),
      (
        ["--select", "main_sync", "--ignore", "main_thread"],
        "no rule is left to run: everything that is selected is ignored"
      ),
      (
        ["--select", "main_sync", "--ignore", "default"],
        "no rule is left to run: everything that is selected is ignored"
      ),
      (
        ["--select", "main_sync", "--ignore", "beyond_compiler"],
        "no rule is left to run: everything that is selected is ignored"
      ),
      (
        ["--select", "tasks", "--severity", "main_sync=note"],
        "'main_sync' is given a severity and does not run; add '--extend-select main_sync'"
      ),
      (["--severity", "main_sync"], "'--severity' takes ID=SEVERITY, not 'main_sync'"),
      (["--severity", "main_sync=eror"], "unknown severity 'eror'; did you mean 'error'?"),
      (["--severity", "main_sync=bad"], "unknown severity 'bad'; choose 'error', 'warning', 'note' or 'off'"),
      (["--all-rules", "--select", "tasks"], "'--all-rules' runs every rule; '--select' would choose some"),
      (["--all-rules", "--level", "error"], "'--all-rules' shows notes too; '--level error' would hide them"),
      (["--fail-on", "note"], "'--fail-on note' asks for findings that the level 'warning' hides"),
      (["--fail-on=warning", "--level=error"], "'--fail-on warning' asks for findings that the level 'error' hides"),
      (["--fail-on", "nothing"], "unknown fail-on 'nothing'; choose 'error', 'warning', 'note' or 'none'"),
      (["--staged", "a.swift"], "'--staged' lints what the next commit changes, and not 'a.swift'"),
      (["--staged", "--diff-base", "x"], "'--staged' and '--diff-base' choose different changes"),
      (["-", "a.swift"], "'-' is standard input, and stands alone"),
      (["-", "--diff-base", "x"], "'-' is standard input, which '--diff-base' knows nothing of"),
      (["--stdin-filename", "a.swift"], "'--stdin-filename' names standard input: give '-', too"),
      (["hook"], "what is to be done? 'actorlint hook install' or 'uninstall'"),
      (["hook", "instal"], "unknown action 'instal'; did you mean 'install'?"),
      (["baseline", "wirte"], "unknown action 'wirte'; did you mean 'write'?"),
      (["--output", "sarif"], "'--output' takes FORMAT=FILE, not 'sarif'"),
      (["--output", "srif=a"], "unknown format 'srif'; did you mean 'sarif'?"),
      (["--format"], "option '--format' needs a value: '--format FORMAT'"),
      (["--format", "--all-rules"], "option '--format' needs a value: '--format FORMAT'"),
      (["--jobs"], "option '--jobs' needs a value: '--jobs N'"),
      (["--jobs", "0"], "'--jobs' takes a number from 1 to 256, not '0'"),
      (["--jobs", "-1"], "'--jobs' takes a number from 1 to 256, not '-1'"),
      (["--jobs=257"], "'--jobs' takes a number from 1 to 256, not '257'"),
      (["--jobs="], "'--jobs' takes a number from 1 to 256, not ''"),
      (["--jobs", "two"], "'--jobs' takes a number from 1 to 256, not 'two'"),
      (["--jobs", "1", "--jobs=1"], "option '--jobs' is given twice"),
      (["--format", "text", "--format", "json"], "option '--format' is given twice"),
      (["--all-rules", "--all-rules"], "option '--all-rules' is given twice"),
      (["--all-rules=yes"], "option '--all-rules' takes no value"),
      (["lnt"], "'lnt' is neither a command nor a file or folder; did you mean 'lint'?"),
      (["ruels"], "'ruels' is neither a command nor a file or folder; did you mean 'rules'?"),
      (["Sorces"], "'Sorces' is neither a command nor a file or folder; did you mean 'Sources'?"),
      (["quatsch"], "'quatsch' is neither a command nor a file or folder"),
      (["--all-rules", "rules"], "a command stands before its options: 'actorlint rules'"),
      (["help", "exlpain"], "unknown command 'exlpain'; did you mean 'explain'?"),
      (["help", "lint", "rules"], "'help' has no use for 'rules'"),
      (["rules", "all"], "'rules' has no use for 'all'"),
      (["explain"], "what is to be explained? 'actorlint explain ID', or a message of the compiler in quotes"),
      (["explain", "no_such_rule_at_all"], "unknown rule 'no_such_rule_at_all'; 'actorlint rules' lists the ids"),
      (["debug"], "what is to be shown? 'actorlint debug tokens FILE', 'outline', 'events' or 'isolation'"),
      (["debug", "tokns", "a.swift"], "unknown view 'tokns'; did you mean 'tokens'?"),
      (["debug", "tokens"], "which file? 'actorlint debug tokens FILE'"),
      (["debug", "tokens", "a.swift", "b.swift"], "'debug' has no use for 'b.swift'"),
      (["debug", "tokens", "a.swift"], "a.swift: No such file or directory"),
      (["\u{1B}[31m"], #"'\u{1b}[31m' is neither a command nor a file or folder"#),
    ] as [([String], String)]
  )
  func `A mistake is named, and nothing else is done`(arguments: [String], message: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Sources/b.swift"])
    let outcome = try sandbox.actorlint(arguments)
    #expect(outcome.errors == "actorlint: error: \(message)\n")
    #expect(outcome.status == 2)
    #expect(outcome.text == "")
  }

  @Test(arguments: [
    ["--jobs=2"], ["--jobs", "256"], ["--format", "text"], ["lint", "--format=text", "."], ["--no-config"],
    ["--all-rules", "."],
    ["--", "."], ["lint", "--", "-a.swift"], ["--", "debug"], ["./debug"], ["lint", "debug"], [],
  ])
  func `A right command line is obeyed`(arguments: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write(["debug/b.swift", "-a.swift"])
    let outcome = try sandbox.actorlint(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.text == "")
    #expect(outcome.errors.hasPrefix("no findings in ") && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--jobs", "2", "--help"], ["help", "help"]])
  func `Help is help`(arguments: [String]) throws {
    let outcome = try Sandbox().actorlint(arguments)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.text == Help.text)
    for command in Command.allCases { #expect(outcome.text.contains("\n  \(command.usage) ")) }
  }

  @Test(arguments: Command.allCases) func `Each command has help of its own`(command: Command) throws {
    let outcome = try Sandbox().actorlint(command.rawValue, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.text == Help.text(for: command))
    #expect(try Sandbox().actorlint("help", command.rawValue).text == outcome.text)
    for option in command.options where command != .help { #expect(outcome.text.contains("\n  \(option.name)")) }
  }

  @Test func `Help fits into a narrow window`() {
    let texts = [Help.text] + Command.allCases.map(Help.text(for:))
    for line in texts.joined(separator: "\n").split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `The version is one line`() throws {
    let outcome = try Sandbox().actorlint("--version")
    #expect(outcome.text == "actorlint \(actorlint.version)\n" && outcome.status == 0)
  }

  @Test(arguments: [
    ("lint", "lint", 0), ("lnt", "lint", 1), ("litn", "lint", 1), ("", "abc", 3), ("abc", "", 3),
    ("kitten", "sitting", 3),
    ("ab", "ba", 1), ("abcd", "badc", 2),
  ])
  func `Slips are counted`(typed: String, meant: String, slips: Int) {
    #expect(Suggestion.distance(from: Array(typed.utf8), to: Array(meant.utf8)) == slips)
  }

  @Test func `Only what is close is suggested`() {
    let commands = Command.allCases.map(\.rawValue)
    #expect(Suggestion.closest(to: "LINT", among: commands) == "lint")
    #expect(Suggestion.closest(to: "decode", among: ["lint", "explain"]) == nil)
    #expect(Suggestion.closest(to: "x", among: ["y", "xy"]) == "xy")
    #expect(Suggestion.closest(to: "", among: commands) == nil)
  }
}
