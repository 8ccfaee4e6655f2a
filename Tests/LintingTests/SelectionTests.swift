import Indexing
import Lexing
import Linting
import Testing

@Suite struct `Choosing rules` {
  private struct Named: Rule {
    let id: String
    var severity = Severity.warning
    var compiler = CompilerVerdict.silent
    var precision: Precision?
    var isInEveryRun = false
    let summary = ""
    let words: [String] = []
    let guide = ""
    func findings(in file: SourceFile) -> [Finding] { [] }
  }

  private let names = RuleNames([
    RuleFamily("first", [Named(id: "a"), Named(id: "b", severity: .note)]),
    RuleFamily("second", [Named(id: "c", severity: .error, compiler: .covered(from: .swift6))]),
  ])

  private func layer(
    select: [String]? = nil,
    extend: [String] = [],
    ignore: [String] = [],
    _ severities: (String, Severity?)...
  ) -> SelectionLayer {
    var layer = SelectionLayer()
    layer.select = select?.map { SelectionLayer.Selector($0) }
    layer.extendSelect = extend.map { SelectionLayer.Selector($0) }
    layer.ignore = ignore.map { SelectionLayer.Selector($0, offset: 7) }
    layer.severities = severities.map { SelectionLayer.SeverityChoice(SelectionLayer.Selector($0, offset: 9), $1) }
    return layer
  }

  /// The rules that run where the compiler is silent, a slash, and those that run where it is not.
  private func running(_ layers: [SelectionLayer]) throws -> String {
    var selection = RuleSelection(names)
    for layer in layers {
      try layer.check(names)
      selection.apply(layer)
    }
    return [false, true].map { isCovered in
      ["a", "b", "c"].filter { selection.runs($0, isCovered: isCovered) }.joined()
    }.joined(separator: "/")
  }

  @Test func `By default run errors and warnings that the compiler does not report`() throws {
    #expect(try running([]) == "ac/")
  }

  @Test(arguments: [
    (["all"], "abc/abc"), (["default"], "ac/"), (["beyond_compiler"], "abc/"), (["covered"], "/abc"),
    (["first"], "ab/ab"),
    (["c", "b"], "bc/bc"), (["default", "b"], "abc/b"), ([], "/"),
  ])
  func `A name chooses a rule, a family or a group`(select: [String], running: String) throws {
    #expect(try self.running([layer(select: select)]) == running)
  }

  @Test func `Each layer has the last word over those before`() throws {
    #expect(try running([layer(extend: ["b"])]) == "abc/b")
    #expect(try running([layer(ignore: ["first"]), layer(extend: ["a"])]) == "ac/a")
    #expect(try running([layer(select: ["b"]), layer(select: ["c"])]) == "c/c")
    #expect(try running([layer(select: ["all"], ignore: ["covered"])]) == "abc/")
    #expect(try running([layer(select: ["first"], ignore: ["a"])]) == "b/b")
    #expect(try running([layer(("a", nil))]) == "c/")
  }

  @Test func `A severity holds for a rule's certain findings, and lowers the others`() {
    var selection = RuleSelection(names)
    let place = Place(path: Path("a.swift"), line: 1, column: 1, endLine: 1, endColumn: 2)
    func severity(_ severity: Severity) -> Severity {
      selection.severity(of: Finding(rule: "c", severity: severity, message: "", place: place))
    }
    #expect([.error, .note].map(severity) == [.error, .note])
    selection.apply(layer(("c", .warning)))
    #expect([.error, .warning, .note].map(severity) == [.warning, .warning, .note])
    selection.apply(layer(("c", .note)))
    #expect([.error, .warning].map(severity) == [.note, .note])
  }

  @Test func `A rule that was wrong too often is a note until somebody raises it, but for those of every run`() {
    let often = Precision(right: 8, of: 9)
    let names = RuleNames([
      RuleFamily(
        "first",
        [
          Named(id: "a", severity: .error, precision: often),
          Named(id: "b", severity: .error, precision: often, isInEveryRun: true),
          Named(id: "c", severity: .error, precision: Precision(right: 9, of: 10)),
        ]
      )
    ])
    var selection = RuleSelection(names)
    let place = Place(path: Path("a.swift"), line: 1, column: 1, endLine: 1, endColumn: 2)
    func severities(of rule: String) -> [Severity] {
      [.error, .warning, .note].map {
        selection.severity(of: Finding(rule: rule, severity: $0, message: "", place: place))
      }
    }
    #expect(selection.ids.filter(["a", "b", "c"].contains) == ["b", "c"])
    #expect(severities(of: "a") == [.note, .note, .note])
    #expect(severities(of: "b") == [.error, .warning, .note])
    #expect(severities(of: "c") == [.error, .warning, .note])
    selection.apply(layer(extend: ["a"], ("a", .error)))
    #expect(severities(of: "a") == [.error, .warning, .note])
  }

  @Test func `What cannot be obeyed is named with its place`() {
    let cases: [(SelectionLayer, String, Int)] = [
      (layer(ignore: ["frist"]), "unknown rule or group 'frist'; did you mean 'first'?", 7),
      (layer(ignore: ["nothing like it"]), "unknown rule or group 'nothing like it'; 'actorlint rules' lists them", 7),
      (layer(("first", .note)), "unknown rule 'first'; 'actorlint rules' lists them", 9),
      (layer(select: ["a"], ignore: ["a"]), "'a' is both selected and ignored", 7),
      (layer(extend: ["first"], ignore: ["first"]), "'first' is both selected and ignored", 7),
      (layer(("a", .note), ("a", .error)), "'a' is given two severities", 9),
      (layer(select: ["a"], ("a", nil)), "'a' is both selected and switched off", 9),
      (layer(ignore: ["a"], ("a", .note)), "'a' is ignored and given a severity", 9),
    ]
    for (layer, message, offset) in cases {
      #expect(throws: SelectionError(message: message, offset: offset)) { try layer.check(names) }
    }
  }
}

@Suite struct `What the compiler covers` {
  @Test(
    arguments: [
      (.swift5, .five, .minimal, true), (.swift5Complete, .five, .minimal, false),
      (.swift5Complete, .five, .targeted, false), (.swift5Complete, .five, .complete, true),
      (.swift5Complete, .six, .complete, true), (.swift6, .five, .complete, false), (.swift6, .six, .complete, true),
    ] as [(CompilerVerdict.Mode, LanguageMode, StrictConcurrency, Bool)]
  )
  func `Depends on a file's mode`(
    from: CompilerVerdict.Mode,
    mode: LanguageMode,
    checks: StrictConcurrency,
    isCovered: Bool
  ) {
    var settings = BuildSettings.unknown(.noManifest)
    #expect(CompilerVerdict.covered(from: from).covers(settings), "an unknown mode counts as covered")
    settings.languageMode = .known(mode)
    settings.strictConcurrency = .known(checks)
    #expect(CompilerVerdict.covered(from: from).covers(settings) == isCovered)
    #expect(!CompilerVerdict.silent.covers(settings) && !CompilerVerdict.partly("6").covers(settings))
  }
}
