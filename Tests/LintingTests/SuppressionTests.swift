import Lexing
import Linting
import Testing

@Suite struct `Comments that suppress` {
  /// What is left of the findings of calls of `boom` and `crash`, as 'line rule', with '-' before suppressed ones.
  private func findings(
    in text: String,
    ignore: [String] = [],
    severities: [String: Severity] = [:],
    needsReasons: Bool = false
  ) -> [String] {
    let rules = [CallRule("boom"), CallRule("crash", severity: .error)]
    let names = RuleNames([RuleFamily("calls", needsReasons: needsReasons, rules)])
    var selection = RuleSelection(names)
    var layer = SelectionLayer()
    layer.ignore = ignore.map { SelectionLayer.Selector($0) }
    layer.severities = severities.map { SelectionLayer.SeverityChoice(SelectionLayer.Selector($0), $1) }
    selection.apply(layer)
    let triage = Triage(
      names: names,
      level: .note,
      showsSuppressed: true,
      selection: { [selection] _ in selection }
    )
    var report = Linter(rules[0], rules[1]).lint(["a.swift": text])
    triage.apply(to: &report)
    #expect(report.suppressed == report.findings.count { $0.suppression != nil })
    return report.findings.map { "\($0.suppression == nil ? "" : "-")\($0.place.line) \($0.rule)" }
  }

  @Test(arguments: [
    ("boom() // actorlint:disable:this calls_boom\nboom()", ["-1 calls_boom", "2 calls_boom"]),
    ("// actorlint:disable:next calls_boom\nboom()\nboom()", ["-2 calls_boom", "3 calls_boom"]),
    (
      "boom()\nboom()\n// actorlint:disable:previous calls_boom\nboom()",
      ["1 calls_boom", "-2 calls_boom", "4 calls_boom"]
    ),
    ("boom() // actorlint:disable:previous calls_boom", ["1 calls_boom", "1 unused_suppression"]),
    ("boom()\nboom() // actorlint:disable:previous calls_boom", ["-1 calls_boom", "2 calls_boom"]),
    ("boom()\nf()\n// actorlint:disable:file calls_boom", ["-1 calls_boom"]),
    (
      "// actorlint:disable calls_boom\nboom()\n// actorlint:enable calls_boom\nboom()",
      ["-2 calls_boom", "4 calls_boom"]
    ),
    (
      "func f() {\n  boom()\n  // actorlint:disable calls_boom\n  if x { boom() }\n}\nboom()",
      ["2 calls_boom", "-4 calls_boom", "6 calls_boom"]
    ),
    ("/* actorlint:disable:this calls_boom */ boom()", ["-1 calls_boom"]),
    ("///actorlint:disable:next calls_boom\nboom()", ["-2 calls_boom"]),
    ("//\tactorlint:disable:next calls_boom,calls_crash - both\nboom(crash())", ["-2 calls_boom", "-2 calls_crash"]),
    ("// actorlint:disable:next calls_boom calls_crash -- both\nboom(crash())", ["-2 calls_boom", "-2 calls_crash"]),
    ("// actorlint:disable:next calls_boom\n\n// why\n\nboom()", ["-5 calls_boom"]),
  ])
  func `Each form has its range`(text: String, expected: [String]) {
    #expect(findings(in: text) == expected)
    #expect(
      findings(in: text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")) == expected
    )
  }

  @Test func `A scope ends within a line, too`() {
    let text = "run { /* actorlint:disable calls_boom */ boom() }; boom(); run { boom() }"
    #expect(findings(in: text) == ["-1 calls_boom", "1 calls_boom", "1 calls_boom"])
  }

  @Test func `The next line of code reaches over attributes`() {
    let text = """
      // actorlint:disable:next calls_boom
      @MainActor @available(iOS 15, *)
      @Module.Wrapper(a, b: "}")
      var x = boom()
      var y = boom()
      """
    #expect(findings(in: text) == ["-4 calls_boom", "5 calls_boom"])
  }

  @Test func `A branch of a condition ends nothing that braces do not end`() {
    let text = """
      func f() {
        #if DEBUG
        // actorlint:disable calls_boom
        boom()
        #else
        boom()
        #endif
        boom()
      }
      boom()
      """
    #expect(findings(in: text) == ["-4 calls_boom", "-6 calls_boom", "-8 calls_boom", "10 calls_boom"])
  }

  @Test func `What suppresses nothing is reported, if its rule ran`() {
    let text = "// actorlint:disable:next calls_boom calls_crash - x\nboom()\nf() // actorlint:disable:this calls_boom"
    #expect(findings(in: text) == ["1 unused_suppression", "-2 calls_boom", "3 unused_suppression"])
    #expect(findings(in: text, ignore: ["calls_crash"]) == ["-2 calls_boom", "3 unused_suppression"])
    #expect(findings(in: text, ignore: ["calls"]) == [])
    #expect(findings(in: text, ignore: ["unused_suppression"]) == ["-2 calls_boom"])
  }

  @Test func `The innermost comment suppresses, and an outer one that is not needed is unused`() {
    let text = "// actorlint:disable:file calls_boom\n// actorlint:disable:next calls_boom\nboom()"
    #expect(findings(in: text) == ["1 unused_suppression", "-3 calls_boom"])
    #expect(findings(in: text + "\nboom()") == ["-3 calls_boom", "-4 calls_boom"])
  }

  @Test(arguments: [
    ("// actorlint:disable:next calls_crash\ncrash()", ["1 invalid_suppression", "2 calls_crash"]),
    ("// actorlint:disable:next calls_crash -\ncrash()", ["1 invalid_suppression", "2 calls_crash"]),
    ("// actorlint:disable:next calls_crash - since\ncrash()", ["-2 calls_crash"]),
    ("// actorlint:disable:next calls_bom\nboom()", ["1 invalid_suppression", "2 calls_boom"]),
    ("// actorlint:disable:next all\nboom()", ["1 invalid_suppression", "2 calls_boom"]),
    ("// actorlint:disable\nboom()", ["1 invalid_suppression", "2 calls_boom"]),
    ("// actorlint:disable:nxt calls_boom\nboom()", ["1 invalid_suppression", "2 calls_boom"]),
    ("// actorlint:\nboom()", ["1 invalid_suppression", "2 calls_boom"]),
    ("// actorlint: disable:next calls_boom\nboom()", ["1 invalid_suppression", "2 calls_boom"]),
    ("// actorlint:enable calls_boom\nboom()", ["1 invalid_suppression", "2 calls_boom"]),
    (
      "{ // actorlint:disable calls_boom\nboom() }\n// actorlint:enable calls_boom",
      ["-2 calls_boom", "3 invalid_suppression"]
    ),
  ])
  func `What cannot be obeyed is reported`(text: String, expected: [String]) {
    #expect(findings(in: text) == expected)
  }

  @Test func `An error needs a reason, as severe as it is here`() {
    let boom = "// actorlint:disable:next calls_boom\nboom()"
    let crash = "// actorlint:disable:next calls_crash\ncrash()"
    #expect(findings(in: boom) == ["-2 calls_boom"])
    #expect(findings(in: boom, severities: ["calls_boom": .error]) == ["1 invalid_suppression", "2 calls_boom"])
    #expect(findings(in: crash) == ["1 invalid_suppression", "2 calls_crash"])
    #expect(findings(in: crash, severities: ["calls_crash": .note]) == ["-2 calls_crash"])
  }

  @Test func `A family may ask for reasons, whatever its rules' severities`() {
    let text = "// actorlint:disable:next calls_boom\nboom()"
    #expect(findings(in: text) == ["-2 calls_boom"])
    #expect(findings(in: text, needsReasons: true) == ["1 invalid_suppression", "2 calls_boom"])
    #expect(findings(in: text.replacing("boom\n", with: "boom - why\n"), needsReasons: true) == ["-2 calls_boom"])
  }

  @Test func `Other comments are no instructions`() {
    let text =
      "// see actorlint:disable:next calls_boom\nboom() // // actorlint:disable:this calls_boom\nlet s = \"// actorlint:disable:this x\""
    #expect(findings(in: text) == ["2 calls_boom"])
  }

  @Test func `Any cut of a file is read`() {
    let text = Array(
      "func f() { /* actorlint:disable:next calls_boom - x */\n@A(b) @C // actorlint:disable calls_boom\nboom() }\n"
        .utf8
    )
    for end in text.indices {
      _ = findings(in: String(decoding: text[..<end], as: UTF8.self))
    }
  }

  @Test func `Many comments cost no more than many lines`() {
    let comments = String(
      repeating: "/* actorlint:disable:previous calls_boom *//* actorlint:disable:next calls_boom */ x ",
      count: 3000
    )
    #expect(
      findings(in: "boom()\n" + comments + "\n" + String(repeating: "@A(1) ", count: 3000) + "let y = boom()").count
        == 6000
    )
  }
}
