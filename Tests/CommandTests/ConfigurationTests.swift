import Foundation
import JSON
import Lexing
import Linting
import Rules
import Testing

@testable import actorlint

@Suite struct `Reading a configuration` {
  private let names = RuleNames(families)

  @Test(arguments: [
    ("[]", "1:1: expected an object, found a list"),
    ("{\n  ignroe: 'x' }", "2:3: unknown key 'ignroe'; did you mean 'ignore'?"),
    ("{ignore: 5}", "1:10: expected a list of strings, found a number"),
    ("{ignore: ['main_sync', true]}", "1:24: expected a string, found a truth value"),
    ("{ignore: 'main_snyc'}", "1:10: unknown rule or group 'main_snyc'; did you mean 'main_sync'?"),
    ("{select: 'tasks', ignore: ['tasks']}", "1:28: 'tasks' is both selected and ignored"),
    ("{level: 'eror'}", "1:9: expected one of 'note', 'warning', 'error', found 'eror'; did you mean 'error'?"),
    ("{root: 1}", "1:8: expected true or false, found a number"),
    ("{severity: {main_sync: 'bad'}}", "1:24: expected one of 'note', 'warning', 'error', 'off', found 'bad'"),
    ("{severity: {tasks: 'note'}}", "1:13: unknown rule 'tasks'; 'actorlint rules' lists them"),
    ("{severity: []}", "1:12: expected an object, found a list"),
    ("{language_mode: 7}", "1:17: expected one of '5', '6', found '7'"),
    ("{deployment_target: {ios: '16'}}", "1:22: unknown key 'ios'; did you mean 'iOS'?"),
    ("{deployment_target: {iOS: '16.x'}}", "1:27: expected a version such as '16.4', found '16.x'"),
    ("{files: 'a'}", "1:2: 'files' has no meaning here: it belongs to an override"),
    ("{overrides: {}}", "1:13: expected a list of objects, found an object"),
    ("{overrides: [{ignore: 'tasks'}]}", "1:14: an override needs 'files': a list of patterns"),
    ("{overrides: [{files: 'a', level: 'note'}]}", "1:27: 'level' has no meaning here: say it outside of 'overrides'"),
    ("{exclude: ['a', '[']}", "1:17: the pattern '[' fits nothing"),
    ("{exclude: '/'}", "1:11: the pattern '/' fits nothing"),
    ("{exclude: '../a'}", "1:11: the pattern '../a' fits nothing"),
    (
      "{off_main_callbacks: 'load'}",
      "1:22: expected a function with the closure's label, 'Type.function(label:)', found 'load'"
    ),
    ("{ignore: [], ignore: []}", "1:14: the key 'ignore' stands here twice"),
    ("{ignore: [}", "1:11: expected a value, found '}'"),
  ])
  func `What is wrong is named with its place`(text: String, message: String) throws {
    let error = #expect(throws: JSONError.self) {
      try ConfigurationReader.read(Array(text.utf8), in: .project, names: names)
    }
    let found = try #require(error)
    #expect("\(found.line):\(found.column): \(found.message)" == message)
  }

  @Test(arguments: ["level: 'note'", "fail_on: 'note'", "main_actor_types: []"])
  func `What holds for the project stands in its own configuration`(member: String) throws {
    _ = try ConfigurationReader.read(Array("{\(member)}".utf8), in: .project, names: names)
    let error = #expect(throws: JSONError.self) {
      try ConfigurationReader.read(Array("{\(member)}".utf8), in: .nested, names: names)
    }
    #expect(error?.message.hasSuffix("has no meaning here: it holds for the whole project") == true)
    _ = try ConfigurationReader.read(Array("{root: true, \(member)}".utf8), in: .nested, names: names)
  }

  @Test func `The schema is the published one`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".actorlint.schema.json")
    let published = try String(contentsOf: file, encoding: .utf8)
    #expect(
      published == String(decoding: ConfigurationSchema(names).text, as: UTF8.self),
      "write it anew with 'init --schema'"
    )
  }
}

@Suite struct `Obeying configurations` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeHazards()
  }

  /// The findings as 'path severity', and the status.
  private func findings(_ arguments: String..., in folder: String = "") throws -> [String] {
    let outcome = try sandbox.actorlint(arguments, in: folder)
    #expect(!outcome.errors.contains("error:"), "\(outcome.errors)")
    return outcome.text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return "\(parts[0])\(parts[3])"
    } + ["\(outcome.status)"]
  }

  @Test func `What the level hides is counted where nothing else is found`() throws {
    let outcome = try sandbox.actorlint(["--severity", "main_sync=note", "Sources"], in: "")
    #expect(outcome.status == 0 && outcome.text.isEmpty)
    #expect(outcome.errors == "no findings in 2 files\n'--level note' shows 2\n")
    try sandbox.write(Sandbox.hazard + "// actorlint:disable:file main_sync - shown elsewhere\n", to: "Sources/a.swift")
    #expect(try sandbox.actorlint(["--severity", "main_sync=note", "Sources"], in: "").errors.contains("shows 1\n"))
    #expect(try sandbox.actorlint("--level", "error", "Sources").errors.hasSuffix("\n'--level warning' shows 1\n"))
  }

  @Test func `Settings hold for the folder, overrides for some files, the command line for all`() throws {
    try sandbox.write(
      "{ severity: {main_sync: 'error'}, overrides: [{files: 'Tests', severity: {main_sync: 'note'}}], exclude: 'Gen' }",
      to: ".actorlint.json"
    )
    #expect(try findings() == ["Sources/a.swift error", "1"])
    #expect(try findings("--level", "note") == ["Sources/a.swift error", "Tests/t.swift note", "1"])
    #expect(
      try findings("--severity", "main_sync=warning") == ["Sources/a.swift warning", "Tests/t.swift warning", "1"]
    )
    #expect(try findings("--no-config").count == 4)
    #expect(try findings("--exclude", "Tests,/Sources/a.swift", "--no-config") == ["Sources/Gen/g.swift warning", "1"])
    #expect(try findings("Sources/Gen/g.swift") == ["0"])
    #expect(try findings(in: "Sources") == ["a.swift error", "1"])
  }

  @Test func `The last pattern that fits decides, and '!' takes back`() throws {
    try sandbox.write("{ exclude: ['*.swift', '!a.swift'] }", to: ".actorlint.json")
    #expect(try findings() == ["Sources/a.swift warning", "1"])
    #expect(try findings("--exclude", "!t.swift") == ["Sources/a.swift warning", "Tests/t.swift warning", "1"])
    #expect(try findings("--exclude", "*.swift,!Gen/*,!t.swift", "--no-config") == ["Tests/t.swift warning", "1"])
    #expect(try findings("--exclude", "/*,!Sources", "--no-config").count == 3)
    try sandbox.write("{ exclude: '!g.swift' }", to: "Sources/.actorlint.json")
    #expect(try findings().count == 3)
    try sandbox.write("{ overrides: [{files: ['*.swift', '!/Tests/*'], ignore: 'main_sync'}] }", to: ".actorlint.json")
    #expect(try findings() == ["Tests/t.swift warning", "1"])
  }

  @Test(arguments: [
    ("./Sources", "", 1), ("./Sources/*.swift", "", 2), ("Sources/../Tests/", "", 2), (".", "", 0), ("!.", "", 3),
    ("./a.swift", "Sources", 1), ("./t.swift", "Sources", 2), ("../Tests/t.swift", "Sources", 2),
    ("../*/t.swift", "Sources", 2), ("..", "Sources", 0), ("../../a.swift", "Sources", 2),
    ("$PWD/Sources", "", 1), ("$PWD/../Tests", "Sources", 2), ("$PWD/Gen/", "Sources", 1), ("$PWD", "Sources", 0),
    ("/Sources", "Sources", 0), ("/nowhere", "Sources", 2),
  ])
  func `What a shell completes is left out`(pattern: String, folder: String, count: Int) throws {
    let outcome = try sandbox.shell("'\(Sandbox.program)' --exclude \"\(pattern)\"", in: folder)
    #expect(outcome.text.split(separator: "\n").count == count, "\(outcome.text)\(outcome.errors)")
  }

  @Test func `A nested configuration changes settings below it`() throws {
    try sandbox.write("{ ignore: 'main_thread' }", to: ".actorlint.json")
    try sandbox.write("{ extend_select: 'main_sync', exclude: '/Gen' }", to: "Sources/.actorlint.json")
    #expect(try findings() == ["Sources/a.swift warning", "1"])
    #expect(try findings("Sources/a.swift") == ["Sources/a.swift warning", "1"])
  }

  @Test func `A configuration beside an ignored file that is named counts`() throws {
    try sandbox.write("Sources\n", to: ".gitignore")
    try sandbox.write("{ severity: {main_sync: 'error'} }", to: "Sources/.actorlint.json")
    #expect(try findings("Sources/Gen/g.swift") == ["Sources/Gen/g.swift error", "1"])
    #expect(try findings() == ["Tests/t.swift warning", "1"])
  }

  @Test func `What is extended comes first, and its patterns are seen from the extending folder`() throws {
    try sandbox.write(
      "{ ignore: ['main_thread'], exclude: '/Gen', extends: 'more/base2.json' }",
      to: "shared/base.json"
    )
    try sandbox.write("{ severity: {main_sync: 'error'} }", to: "shared/more/base2.json")
    try sandbox.write("{ extends: '../shared/base.json', extend_select: ['main_sync'] }", to: "Sources/.actorlint.json")
    #expect(try findings() == ["Sources/a.swift error", "Tests/t.swift warning", "1"])
  }

  @Test func `A configuration that extends itself is an error with its place`() throws {
    try sandbox.write("{ extends: 'b.json' }", to: ".actorlint.json")
    try sandbox.write("{\n extends: './.actorlint.json' }", to: "b.json")
    let outcome = try sandbox.actorlint()
    #expect(
      outcome.errors == "actorlint: error: b.json:2:11: './.actorlint.json' extends this file, or more than 16 others\n"
    )
    #expect(outcome.status == 2 && outcome.text == "")
    try sandbox.write("{ extends: ['c.json'] }", to: ".actorlint.json")
    #expect(
      try sandbox.actorlint().errors == "actorlint: error: .actorlint.json:1:13: c.json: No such file or directory\n"
    )
  }

  @Test func `A root is the project, whatever lies above`() throws {
    try sandbox.write("{ ignore: 'main_sync' }", to: ".actorlint.json")
    #expect(try findings("Sources") == ["0"])
    try sandbox.write("{ root: true }", to: "Sources/.actorlint.json")
    #expect(try findings("Sources").count == 3)
    #expect(try findings("Sources", "--level=note").last == "1")
  }

  @Test(arguments: ["github", "gitlab"])
  func `Who shows findings beside a repository's files hears where these lie in it`(format: String) throws {
    try sandbox.write("{ root: true }", to: "Sources/.actorlint.json")
    for (folder, argument) in [("", "Sources/Gen"), ("Sources", "Gen"), ("Sources/Gen", ".")] {
      let text = try sandbox.actorlint(["--format", format, argument], in: folder).text
      #expect(text.contains("Sources/Gen/g.swift") && !text.contains(sandbox.folder.path), "\(text)")
    }
  }

  @Test(arguments: ["github", "gitlab"])
  func `A submodule's files are named as the repository has them in which the program runs`(format: String) throws {
    try sandbox.write(Sandbox.hazard, to: "inner/a.swift")
    try sandbox.make("inner/.git")
    let runs = [
      ("", "inner", "inner/a.swift"), ("Sources", "../inner", "inner/a.swift"), ("inner", ".", "a.swift"),
      ("inner", "../Sources/Gen", "Sources/Gen/g.swift"),
    ]
    for (folder, argument, name) in runs {
      let text = try sandbox.actorlint(["--format", format, argument], in: folder).text
      #expect(text.contains(format == "github" ? "file=\(name)," : "\"path\": \"\(name)\""), "\(text)")
    }
  }

  @Test func `A project in the project's folder obeys itself alone`() throws {
    try sandbox.write("{ ignore: 'main_sync' }", to: ".actorlint.json")
    try sandbox.write("{ root: true, level: 'error', extends: ['../base.json'] }", to: "Sources/.actorlint.json")
    try sandbox.write("{ severity: {main_sync: 'error'}, fail_on: 'error' }", to: "base.json")
    #expect(try findings().filter { $0.hasPrefix("Sources") }.allSatisfy { $0.hasSuffix("error") })
    #expect(try findings().contains { $0.hasPrefix("Sources") })
    #expect(try !findings().contains { $0.hasPrefix("Tests") })
    try sandbox.write("{ extends: ['../base.json'] }", to: "Sources/.actorlint.json")
    #expect(try sandbox.actorlint().errors.contains("base.json:1:"))
    try sandbox.write("{ root: true, exclude: ['*'] }", to: "Sources/.actorlint.json")
    #expect(try findings() == ["0"])
    try sandbox.write("{ exclude: ['Sources'] }", to: ".actorlint.json")
    try sandbox.write("{ root: true }", to: "Sources/.actorlint.json")
    #expect(try !findings().contains { $0.hasPrefix("Sources") })
    try sandbox.write("{ ignore: 'main_sync' }", to: ".actorlint.json")
    // What another configuration says of itself is not said of the one that extends it.
    try sandbox.write("{ root: true }", to: "base.json")
    try sandbox.write("{ extends: ['../base.json'] }", to: "Sources/.actorlint.json")
    #expect(try findings() == ["0"])
  }

  @Test func `Thresholds come from the project's configuration`() throws {
    try sandbox.write("{ fail_on: 'error' }", to: ".actorlint.json")
    #expect(try findings().last == "0")
    #expect(try findings("--fail-on", "warning").last == "1")
    try sandbox.write("{ level: 'error' }", to: ".actorlint.json")
    #expect(try findings() == ["0"])
    let outcome = try sandbox.actorlint("--fail-on", "warning")
    #expect(outcome.errors.contains("'--fail-on warning' asks for findings that the level 'error' hides"))
    try sandbox.write("{ fail_on: 'note' }", to: ".actorlint.json")
    let hidden = try sandbox.actorlint(".")
    #expect(hidden.status == 2 && hidden.errors.contains("'fail_on: note' of the configuration asks for findings that"))
    #expect(try findings("--level", "note").last == "1")
    #expect(try findings("--level", "error").last == "0")
  }

  @Test func `A configuration that the command line names is the only one`() throws {
    try sandbox.write("{ ignore: 'main_sync' }", to: ".actorlint.json")
    try sandbox.write("{ overrides: [{files: 'Sources', ignore: 'main_sync'}] }", to: "ci/x.json")
    #expect(try findings("--config", "ci/x.json") == ["Tests/t.swift warning", "1"])
    let both = try sandbox.actorlint("--config", "ci/x.json", "--no-config")
    #expect(both.errors == "actorlint: error: '--config' and '--no-config' contradict each other\n")
    let missing = try sandbox.actorlint("--config", "ci/y.json")
    #expect(missing.errors == "actorlint: error: ci/y.json: No such file or directory\n" && missing.status == 2)
  }

  @Test func `Facts of one's own count`() throws {
    let text =
      "class A: Panel {\n  func f() { MainActor.assumeIsolated {} }\n}\nfunc g(k: Kit) { k.load(then: { MainActor.assumeIsolated {} }) }\n"
    try sandbox.write(text, to: "Sources/a.swift")
    #expect(try findings("Sources/a.swift", "--level=note").count == 1)
    try sandbox.write("{ off_main_callbacks: 'Kit.load(then:)' }", to: ".actorlint.json")
    #expect(try findings("Sources/a.swift") == ["Sources/a.swift error", "1"])
  }

  @Test func `What would be linted, and how, is shown`() throws {
    try sandbox.write("{ exclude: 'Gen', language_mode: 6, deployment_target: {iOS: 16.4} }", to: ".actorlint.json")
    #expect(try sandbox.actorlint("--show-files").text == "Sources/a.swift\nTests/t.swift\n")
    let outcome = try sandbox.actorlint("--show-settings", "Sources/Gen/g.swift", "--ignore", "tasks")
    let value = try JSONReader.read(Array(outcome.output), as: .json)
    #expect(value["configurations"] == [".actorlint.json"] && value["excluded"] == true)
    #expect(value["language_mode"] == ["value": "6", "source": ".actorlint.json"])
    #expect(value["deployment_target"] == ["iOS": ["value": "16.4", "source": ".actorlint.json"]])
    let isolation = value["default_isolation"]
    #expect(isolation?["value"]?.content == .null)
    #expect(isolation?["source"] == "unknown: no Package.swift or Xcode project names the file")
    #expect(value["rules"]?["main_sync"] == "warning" && value["rules"]?["for_await_captures_self"] == nil)
    let missing = try sandbox.actorlint("--show-settings", "Sources/nothing.swift")
    #expect(missing.status == 2 && missing.errors.contains("Sources/nothing.swift: No such file or directory"))
    let folder = try sandbox.actorlint("--show-settings", "Sources")
    #expect(folder.errors == "actorlint: error: '--show-settings' is about a file, and 'Sources' is a folder\n")
    #expect(folder.text == "" && folder.status == 2)
  }
}
