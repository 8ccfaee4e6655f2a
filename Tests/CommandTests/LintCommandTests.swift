import Foundation
import Lexing
import Linting
import Testing

@testable import actorlint

@Suite struct `The lint command` {
  @Test(
    arguments: [
      ([], [], ExitCode.clean), ([.note], [], .clean), ([.warning], [], .findings), ([.note, .error], [], .findings),
      ([], [false], .clean), ([.error], [false], .findings), ([], [true], .failure),
      ([.error], [false, true], .failure),
    ] as [([Severity], [Bool], ExitCode)]
  )
  func `The status says the worst`(severities: [Severity], failures: [Bool], status: ExitCode) throws {
    let invocation = try Invocation([])
    let names = RuleNames([])
    let options = try SelectionOptions(invocation, names: names)
    let configuration = ProjectConfiguration(names: names, commandLine: options.layer)
    let thresholds = try Thresholds(options, configuration)
    var report = Report()
    let place = Place(path: Path("a.swift"), line: 1, column: 1, endLine: 1, endColumn: 2)
    report.findings = severities.map { Finding(rule: "a", severity: $0, message: "b", place: place) }
    let skipped = failures.map { SkippedFile(path: Path("b.swift"), reason: "c", isFailure: $0) }
    #expect(thresholds.status(of: report, unresolved: skipped) == status)
    report.skipped = skipped
    #expect(thresholds.status(of: report, unresolved: []) == status)
  }

  private static let hazards = """
    import Dispatch
    final class A {
      var timer: Timer?
      deinit { timer?.invalidate() }
      func f() { DispatchQueue.main.sync {} }
    }

    """

  @Test(
    arguments: [
      ([], ["deinit_timer_invalidate", "main_sync"], 1), (["--select", "main_sync"], ["main_sync"], 1),
      (["--select=deinit"], ["deinit_timer_invalidate"], 1), (["--ignore", "deinit,main_thread"], [], 0),
      (["--ignore=deinit", "--ignore=main_thread"], [], 0),
      (["--select", "tasks", "--extend-select", "main_sync"], ["main_sync"], 1),
      (["--level", "error"], [], 0), (["--fail-on", "error"], ["deinit_timer_invalidate", "main_sync"], 0),
      (["--fail-on", "none"], ["deinit_timer_invalidate", "main_sync"], 0),
      (["--severity", "main_sync=error", "--fail-on=error"], ["deinit_timer_invalidate", "main_sync"], 1),
      (["--severity", "main_sync=error", "--level=error"], ["main_sync"], 1),
      (["--severity", "main_sync=off"], ["deinit_timer_invalidate"], 1),
      (["--severity", "main_sync=note,deinit_timer_invalidate=note"], [], 0),
      (
        ["--severity", "main_sync=note", "--all-rules", "--fail-on", "error"],
        ["deinit_timer_invalidate", "main_sync"], 0
      ),
      (["--severity", "main_sync=note", "--level", "note"], ["deinit_timer_invalidate", "main_sync"], 1),
    ] as [([String], [String], Int32)]
  )
  func `Options choose rules, severities and the status`(options: [String], rules: [String], status: Int32) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.hazards, to: "a.swift")
    let outcome = try sandbox.actorlint(options)
    let lines = outcome.text.split(separator: "\n").map { String($0.split(separator: "(").last!.dropLast()) }
    #expect(lines == rules, "\(outcome.text)\(outcome.errors)")
    #expect(outcome.status == status)
  }

  @Test func `Suppressed findings are counted, and shown when asked for`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("// actorlint:disable:file main_sync - for \u{1b} now\n" + Self.hazards, to: "a.swift")
    let arguments = ["--ignore", "deinit"]
    let quiet = try sandbox.actorlint(arguments)
    #expect(quiet.text == "" && quiet.errors == "no findings in 1 file; 1 suppressed\n" && quiet.status == 0)
    let shown = try sandbox.actorlint(arguments + ["--show-suppressed"])
    #expect(shown.text.hasSuffix(" (main_sync) suppressed: for \\u{1b} now\n"), "\(shown.text)")
    #expect(shown.errors == quiet.errors && shown.status == 0)
    let json = try sandbox.actorlint(arguments + ["--show-suppressed", "--format=json"])
    let document = try #require(JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.map { $0["suppressed"] as? Bool } == [true])
    #expect((document["summary"] as? [String: Any])?["suppressed"] as? Int == 1)
  }

  @Test func `A rule is explained without the marks of tests`() throws {
    let outcome = try Sandbox().actorlint("explain", "main_sync")
    #expect(outcome.status == 0 && outcome.text.contains("// finding: main_sync"))
    #expect(!outcome.text.contains("// expect:"))
  }

  @Test func `The linter's own remarks have guides`() throws {
    let outcome = try Sandbox().actorlint("explain", "invalid_suppression")
    #expect(outcome.text.contains("actorlint:disable:next") && outcome.status == 0)
  }

  @Test func `A PATH that does not exist is named with what was meant, and the rest is linted`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Sources/Inner/Some.swift"])
    let outcome = try sandbox.actorlint("./Sources/Innner/Some.swift", "Sources")
    let lines = outcome.errors.split(separator: "\n")
    let hint = "; did you mean './Sources/Inner'?"
    #expect(lines.first! == "actorlint: error: ./Sources/Innner/Some.swift: No such file or directory" + hint)
    #expect(lines.last!.hasPrefix("no findings in "))
    #expect(outcome.status == 2)
  }

  @Test func `A dangling link is named and changes nothing`() throws {
    let sandbox = try Sandbox()
    try sandbox.link("a.swift", to: "nowhere")
    let outcome = try sandbox.actorlint()
    #expect(outcome.errors.hasPrefix("actorlint: note: a.swift: dangling link (skipped)\n"))
    #expect(outcome.status == 0)
  }

  @Test func `Files that no rule looks at are no linted ones, and are named as one stands`() throws {
    let sandbox = try Sandbox()
    let nest = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    try sandbox.write("class A { deinit { let x = \(nest) } }\n", to: "Deep/Inner/a.swift")
    try sandbox.write("// @generated\nlet x = 1\n", to: "Deep/Inner/b.swift")
    try sandbox.write("let y = 1\n", to: "Deep/Inner/c.swift")
    try sandbox.make(".git")
    let said = "actorlint: note: a.swift: 1:282: nested more than 256 levels deep, which no compiler takes (skipped)\n"
    let outcome = try sandbox.actorlint([], in: "Deep/Inner")
    #expect(outcome.errors == said + "no findings in 1 file\n" && outcome.status == 0)
    let patch = try sandbox.actorlint(["--fix", "--diff"], in: "Deep/Inner")
    #expect(patch.errors == said + "nothing to fix\n" && patch.status == 0)
  }

  @Test func `A merge conflict is named, and the rest is linted`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("let a = 1\n<<<<<<< HEAD\n\(Sandbox.hazard)=======\n>>>>>>> x\n\(Sandbox.hazard)", to: "a.swift")
    let outcome = try sandbox.actorlint()
    #expect(
      outcome.errors.hasPrefix("actorlint: note: a.swift: 2:1: a merge conflict, which no compiler takes (skipped)\n")
    )
    #expect(outcome.text.hasPrefix("a.swift:8:12: ") && outcome.status == 1)
    #expect(try sandbox.actorlint("decide").errors.contains("a.swift: 2:1: a merge conflict"))
  }

  @Test(arguments: ["UTF-16", "UTF-16LE", "UTF-32", "UTF-32BE"])
  func `A file that is not UTF-8 by its own word is a failure`(encoding: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("\u{FEFF}" + Sandbox.hazard, to: "b.swift")
    let mark = encoding.hasSuffix("E") ? "" : "tail -c +4 "
    try sandbox.shell("\(mark.isEmpty ? "cat" : mark) b.swift | iconv -f UTF-8 -t \(encoding) > a.swift")
    for command in ["lint", "decide"] {
      let outcome = try sandbox.actorlint(command)
      let reason = "\(encoding.prefix(6)), and Swift is written in UTF-8 (skipped)"
      #expect(outcome.errors.hasPrefix("actorlint: error: a.swift: \(reason)\n"), "\(outcome.errors)")
      #expect(outcome.status == 2 && outcome.errors.contains(" 1 file"))
    }
  }

  @Test func `Only for what is not there another name is suggested`() throws {
    let sandbox = try Sandbox()
    let nest = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    try sandbox.write("class A { deinit { let x = \(nest) } }\n", to: "b.swift")
    try sandbox.write(["no/d.swift"])
    let input = try sandbox.shell("'\(Sandbox.program)' - --stdin-filename a.swift < b.swift")
    #expect(input.errors.hasPrefix("actorlint: note: a.swift: 1:282: nested more than"), "\(input.errors)")
    #expect(!input.errors.contains("did you mean"))
    try sandbox.shell("chmod 000 no")
    let closed = try sandbox.actorlintAsNobody("no/d.swift")
    #expect(closed.errors.hasPrefix("actorlint: error: no/d.swift: Permission denied (skipped)\n"), "\(closed.errors)")
  }

  @Test func `What may not be read is a failure, and the rest is linted`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["closed/a.swift", "open/b.swift"])
    try sandbox.write("a.swift\n", to: "open/.gitignore")
    try sandbox.shell("chmod 000 closed open/.gitignore")
    let outcome = try sandbox.actorlintAsNobody(".")
    #expect(outcome.errors.contains("actorlint: error: closed: Permission denied (skipped)\n"))
    #expect(outcome.errors.contains("actorlint: error: open/.gitignore: Permission denied (skipped)\n"))
    #expect(outcome.errors.contains("no findings in "))
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["Package.swift", "X.xcodeproj/project.pbxproj", "Settings.xcconfig"])
  func `Settings that may not be read are a failure`(name: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write([name, "a.swift"])
    try sandbox.make(".git")
    try sandbox.shell("chmod 000 '\(name)'")
    for command in ["lint", "decide"] {
      let outcome = try sandbox.actorlintAsNobody(command)
      #expect(outcome.errors.contains("actorlint: error: \(name): Permission denied (skipped)\n"), "\(outcome.errors)")
      #expect(outcome.status == 2)
    }
  }

  @Test func `A project that may not be opened is a failure`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["closed/Package.swift"])
    try sandbox.shell("chmod 000 closed")
    let outcome = try sandbox.actorlintAsNobody("closed")
    #expect(outcome.errors.contains("closed: Permission denied"))
    #expect(outcome.status == 2)
  }

  @Test func `Control characters of a name do not reach the terminal, other bytes do`() throws {
    let sandbox = try Sandbox()
    try sandbox.shell(#"ln -s nowhere "$(printf 'a\033[31m\n\302\233\177.swift')"; touch b.swift"#)
    let outcome = try sandbox.actorlint()
    #expect(outcome.errors.hasPrefix(#"actorlint: note: a\u{1b}[31m\n\u{9b}\u{7f}.swift: dangling link (skipped)"#))
    let raw = try sandbox.shell(#"'\#(Sandbox.program)' "./$(printf 'a\377.swift')" 2>&1"#)
    #expect(raw.output.starts(with: Data("actorlint: error: ./a".utf8) + [0xFF] + Data(".swift: No such".utf8)))
  }

  @Test func `JSON names what was skipped from the project's root, and is JSON`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Package.swift", "x/y.txt"])
    try sandbox.shell(#"ln -s nowhere "$(printf 'x/a%%\377"\n.swift')""#)
    let outcome = try sandbox.actorlint(["--format", "json", ".", "nothing.swift"], in: "x")
    let document = try #require(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    let skipped = try #require(document["skipped"] as? [[String: String]])
    #expect(skipped.map { $0["path"] } == ["nothing.swift", "x/a%25%FF\"\n.swift"])
    #expect(outcome.errors.contains("nothing.swift: No such file or directory"))
    #expect(!outcome.errors.contains("findings"))
    #expect(outcome.status == 2)
  }

  @Test func `A removed current folder is named`() throws {
    let outcome = try Sandbox().shell("mkdir x && cd x && rmdir ../x && '\(Sandbox.program)'")
    #expect(outcome.errors == "actorlint: error: the current folder cannot be found\n")
    #expect(outcome.status == 2)
  }
}

@Suite struct `Standard output` {
  #if os(Linux)
    @Test(arguments: ["rules", "--format json", "--help", "--version"])
    func `A full disk is an error`(arguments: String) throws {
      let outcome = try Sandbox().shell("'\(Sandbox.program)' \(arguments) > /dev/full")
      #expect(outcome.errors == "actorlint: error: cannot write to standard output: No space left on device\n")
      #expect(outcome.status == 2)
    }
  #endif

  @Test func `Nothing is reported in branches that no target of a file compiles`() throws {
    let sandbox = try Sandbox()
    try sandbox.make(".git")
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); buildConfigurationList = L1; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (K0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (K1, ); };
        K0 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Debug; };
        K1 = {isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
        R1 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); buildConfigurationList = L0; };
      }; rootObject = R1; }
      """
    let code = """
      import Dispatch
      #if os(macOS)
        public func a() { DispatchQueue.main.sync {} }
      #else
        public func b() { DispatchQueue.main.sync {} }
      #endif
      """
    func places() throws -> [Substring] {
      try sandbox.actorlint("--quiet").text.split(separator: "\n").map { $0.prefix(10) }
    }
    try sandbox.write(code, to: "a.swift")
    #expect(try places() == ["a.swift:3:", "a.swift:5:"])
    try sandbox.write(project, to: "App.xcodeproj/project.pbxproj")
    #expect(try places() == ["a.swift:5:"])
  }

  @Test func `A closed output is an error`() throws {
    let outcome = try Sandbox().shell("'\(Sandbox.program)' rules >&-")
    #expect(outcome.errors.hasPrefix("actorlint: error: cannot write to standard output: "))
    #expect(outcome.status == 2)
  }

  @Test func `A reader that has gone ends the program quietly`() throws {
    let script = "{ sleep 0.2; '\(Sandbox.program)' --format json; echo $? > status; } | true; cat status"
    let outcome = try Sandbox().shell(script)
    #expect(outcome.text == "0\n")
    #expect(outcome.errors == "")
  }

  @Test func `An output that does not wait is waited for`() throws {
    let sandbox = try Sandbox()
    let script = """
      import os, subprocess, sys, time
      for number in range(3000): os.symlink('nowhere', f'{number}-some-long-name-that-fills-the-pipe.swift')
      reader, writer = os.pipe()
      os.set_blocking(writer, False)
      process = subprocess.Popen([sys.argv[1], '--format', 'json'], stdout=writer, stderr=subprocess.DEVNULL)
      os.close(writer)
      time.sleep(0.5)
      sys.stdout.write(open(reader).read())
      sys.exit(process.wait())
      """
    try sandbox.write(script, to: "slow.py")
    let outcome = try sandbox.shell("python3 slow.py '\(Sandbox.program)'")
    let document = try #require(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect((document["skipped"] as? [Any])?.count == 3000)
    #expect(outcome.status == 0)
  }
}
