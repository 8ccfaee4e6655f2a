import Lexing
import Linting
import Reporting
import Testing

@Suite struct `The full report` {
  /// What is written of findings in one file, without the summary of rules.
  private func excerpt(_ source: String, _ findings: Finding..., columns: Int = 80, isColored: Bool = false) -> String {
    full(Array(source.utf8), findings, columns: columns, isColored: isColored)
  }

  private func full(_ source: [UInt8], _ findings: [Finding], columns: Int = 80, isColored: Bool = false) -> String {
    var project = ReportedProject(findings)
    project.contents = { path in path == Path("Gone.swift") ? nil : source }
    let report = FullReport(rules: [], isColored: isColored, columns: columns)
    let text = written { report.write([project], to: $0) }
    return String(text.split(separator: "\n\n  1  ", omittingEmptySubsequences: false)[0])
  }

  private func finding(_ place: Place, related: [(Place, String)] = [], fix: Fix? = nil) -> Finding {
    let related = related.map { Finding.Related(place: $0.0, message: $0.1) }
    return Finding(
      rule: "r",
      severity: .warning,
      message: "m",
      place: place,
      related: related,
      fixes: fix.map { [$0] } ?? []
    )
  }

  /// The code's line and the one with carets.
  private func marked(_ source: [UInt8], _ bytes: Range<Int>, columns: Int = 80) -> [Substring] {
    let finding = finding(at("A.swift", 1, bytes.lowerBound + 1, 1, bytes.upperBound + 1))
    return Array(full(source, [finding], columns: columns).split(separator: "\n").suffix(2))
  }

  @Test func `Shows the line, what belongs to it and what the fix makes of it`() {
    let edit = Fix.Edit(range: 10..<13, place: at("A.swift", 2, 3, 2, 6), text: "one()\n  two")
    let text = excerpt(
      "func a() {\n  foo(bar)\n}\n",
      finding(
        at("A.swift", 2, 3, 2, 6),
        related: [
          (at("A.swift", 2, 7, 2, 10), "this"), (at("A.swift", 1, 1, 1, 5), "that"),
          (at("Gone.swift", 7, 1, 7, 2), "it"),
        ],
        fix: Fix("do two", isSafe: false, [Fix.Edit(range: 13..<16, place: edit.place, text: edit.text)])
      )
    )
    #expect(
      text == """
        A.swift: 1 finding

        A.swift:2:3: warning: m (r)
          1 | func a() {
            | ---- that
          2 |   foo(bar)
            |   ^^^
            |       --- this
           --> Gone.swift:7:1
            | it
            = do two (--fix --unsafe-fixes)
          2 +   one()
          3 +   two(bar)
        """
    )
  }

  @Test func `A fix that only removes shows what goes`() {
    let fix = Fix("drop it", isSafe: true, [Fix.Edit(range: 2..<4, place: at("A.swift", 2, 1, 3, 1), text: "")])
    let text = excerpt("a\nb\nc\n", finding(at("A.swift", 2, 1, 2, 2), fix: fix))
    #expect(text.hasSuffix("\n    = drop it (--fix)\n  2 - b"))
  }

  @Test(
    arguments: [
      ("\tx", 1..<2, "    x", "    ^"), ("ab\tx", 3..<4, "ab  x", "    ^"), ("界世x", 6..<7, "界世x", "    ^"),
      ("界世x", 3..<6, "界世x", "  ^^"), ("e\u{301}x", 3..<4, "e\u{301}x", " ^"),
      ("👨‍👩‍👧x", 18..<19, "👨‍👩‍👧x", "  ^"), ("🇩🇪🇫🇷x", 16..<17, "🇩🇪🇫🇷x", "    ^"),
      ("👍🏽x", 8..<9, "👍🏽x", "  ^"), ("❤️x", 6..<7, "❤️x", "  ^"), ("שלx", 4..<5, "שלx", "  ^"),
      ("한x", 3..<4, "한x", "  ^"), ("\u{301}x", 2..<3, "◌\u{301}x", " ^"), ("\u{FEFF}x", 3..<4, "x", "^"),
      ("a\u{200B}x", 4..<5, "a\\u{200b}x", "         ^"),
    ]
  )
  func `Carets stand below what they mean`(line: String, bytes: Range<Int>, code: String, carets: String) {
    #expect(marked(Array(line.utf8), bytes) == ["  1 | \(code)", "    | \(carets)"].map { $0.dropFirst(1) })
  }

  @Test func `Nothing from the source steers the terminal`() {
    let line = "let a = \"\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}31m\u{202E}\u{2067}\u{2028}\u{7F}\0\"; b"
    let bytes = Array(line.utf8) + [0x9B, 0x33, 0x6D, 0xFF] + Array("\rc".utf8)
    let text = full(bytes, [finding(at("A.swift", 1, 1, 1, 4))])
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(isPlain, "\(text.debugDescription)")
    #expect(text.contains(#"let a = "\u{1b}[2J\u{1b}]0;t\u{7}\u{9b}31m\u{202e}\u{2067}\u{2028}"#))
    #expect(text.utf8.elementsEqual(String(decoding: Array(text.utf8), as: UTF8.self).utf8))
  }

  @Test(arguments: [0, 30, 60, 2000, 4000, 4990], [40, 80, 120])
  func `Of a long line it shows what is around the mark`(start: Int, columns: Int) {
    let line = String((0..<5000).map { $0 == start ? "X" : $0 % 10 == 9 ? " " : "a" })
    let rows = marked(Array(line.utf8), start..<start + 1, columns: columns)
    #expect(rows.allSatisfy { $0.count <= columns })
    #expect(rows[0].contains("X"))
    #expect(
      rows[0].firstIndex(of: "X")?.utf16Offset(in: rows[0]) == rows[1].firstIndex(of: "^")?.utf16Offset(in: rows[1])
    )
  }

  @Test(arguments: [40, 80]) func `No line is wider than the terminal`(columns: Int) {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    var first = finding(at("A.swift", 1, 1, 1, 90), related: [(at("A.swift", 1, 30, 1, 99), words)])
    first.message = words
    let text = excerpt(String(repeating: "世", count: 500), first, columns: columns)
    for line in text.split(separator: "\n") {
      let width = line.unicodeScalars.reduce(0) { $0 + ($1 == "世" ? 2 : 1) }
      #expect(width <= columns, "\(line)")
    }
  }

  @Test func `Colors change nothing else`() {
    let place = at("A.swift", 1, 1, 1, 3)
    let fix = Fix("x", isSafe: true, [Fix.Edit(range: 0..<1, place: place, text: "y")])
    let colored = excerpt("abc\n", finding(place, related: [(place, "z")], fix: fix), isColored: true)
    #expect(colored.contains("\u{1B}[1;33m^^\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == excerpt("abc\n", finding(place, related: [(place, "z")], fix: fix)))
  }

  @Test func `Rules are counted, the most frequent first`() {
    let text = written {
      FullReport(rules: []).write([ReportedProject([.second, .first, .second])], to: $0)
    }
    #expect(
      text.hasSuffix(
        "\n\n  2  timer_leak\n  1  main_sync\n'actorlint explain ID' says why, and shows the better form\n"
      )
    )
  }

  @Test func `Places beyond the file are harmless`() {
    for place in [
      at("A.swift", 9, 1, 9, 2), at("A.swift", 1, 50, 1, 60), at("A.swift", 1, 2, 9, 1), at("A.swift", 2, 1, 2, 1),
    ] {
      #expect(excerpt("abc\n", finding(place)).hasPrefix("A.swift: 1 finding\n\nA.swift:"))
    }
    #expect(written { FullReport(rules: []).write([ReportedProject([])], to: $0) } == "")
  }
}
