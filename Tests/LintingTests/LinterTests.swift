import Lexing
import Linting
import Testing

/// What the linter makes of rules and files.
struct LinterTests {
  @Test func `Findings are in order of path, line, column and rule`() {
    let report = Linter(CallRule("boom"), CallRule("ask"), CallRule("bang")).lint([
      "b.swift": "ask(); boom()\nboom()", "a.swift": "\n\nbang(); boom()", "A.swift": "boom()",
    ])
    let places = report.findings.map { "\($0.place.path.string):\($0.place.line):\($0.place.column) \($0.rule)" }
    #expect(
      places == [
        "A.swift:1:1 calls_boom", "a.swift:3:1 calls_bang", "a.swift:3:9 calls_boom", "b.swift:1:1 calls_ask",
        "b.swift:1:8 calls_boom", "b.swift:2:1 calls_boom",
      ]
    )
    #expect(report.files == 3 && report.lines == 6)
  }

  @Test func `Findings at one place are in order of rule, then message`() {
    let place = Place(path: Path("a.swift"), line: 1, column: 1, endLine: 1, endColumn: 2)
    let findings = [("a", "z"), ("a", "y"), ("b", "x")].map { rule, message in
      Finding(rule: rule, severity: .warning, message: message, place: place)
    }
    #expect(findings.reversed().sorted().map(\.message) == ["y", "z", "x"])
  }

  @Test(arguments: [2, 3, 8])
  func `The report is the same for any number of jobs`(jobs: Int) {
    var texts: [Path: String] = [:]
    var failures: [Path: ReadFailure] = [:]
    for index in 0..<300 {
      let path = Path("folder\(index % 7)/file\(index).swift")
      texts[path] = "class A\(index) { func f() { boom(); ask() } }\n" + String(repeating: "boom()\n", count: index % 5)
      if index % 50 == 0 { failures[path] = ReadFailure(reason: "Permission denied", isGone: index % 100 == 0) }
    }
    let paths = texts.keys.sorted { $0.bytes.reversed().lexicographicallyPrecedes($1.bytes.reversed()) }
    let reports = [1, jobs].map { jobs in
      Linter(CallRule("boom"), CallRule("ask"), jobs: jobs)
        .lint(paths, isReported: paths.map { _ in true }, reader: SampleReader(texts, failures: failures))
    }
    #expect(reports[0].findings == reports[1].findings)
    #expect(reports[0].skipped == reports[1].skipped)
    #expect([reports[0].files, reports[0].lines] == [reports[1].files, reports[1].lines])
    #expect(reports[0].findings.count > 600 && reports[0].skipped.count == 6 && reports[0].files == 294)
    #expect(reports[0].findings == reports[0].findings.sorted())
  }

  @Test func `A question opens the file that it leads to`() {
    let report = Linter(CallerRule()).lint([
      "a.swift": "final class A { func f() { boom() }; func g() { boom() } }",
      "b.swift": "@MainActor func h(a: A) { a.f() }",
      "c.swift": "func boom() {}",
    ])
    #expect(report.findings.map(\.message) == ["main comes from b.swift", "nobody is seen"])
  }

  @Test func `A file that is large, or gone by then, answers no question`() {
    let paths = ["a.swift", "b.swift"].map { Path($0) }
    let caller = "@MainActor func h(a: A) { a.f() }"
    let texts = [
      caller + String(repeating: " ", count: 100_000), caller + String(repeating: " ", count: 140_000), caller,
    ]
    let messages = texts.enumerated().map { index, text in
      let reader = SampleReader(
        [paths[0]: "final class A { func f() { boom() } }", paths[1]: text],
        vanishing: index == 2 ? [paths[1]] : []
      )
      let report = Linter(CallerRule()).lint(paths, isReported: [true, true], reader: reader)
      #expect(report.skipped.isEmpty && report.files == 2)
      return report.findings.map(\.message)
    }
    #expect(messages == [["main comes from b.swift"], ["nobody is seen"], ["nobody is seen"]])
  }

  /// A worker keeps the files that it opened last, which must not show: each of these asks for more than one may, and the
  /// second begins where the first one ends.
  @Test(arguments: [2, 3, 8])
  func `Answers out of other files are the same for any number of jobs`(jobs: Int) {
    var texts: [Path: String] = [:]
    for caller in 0..<10 {
      let calls = (0..<3).map { "a\($0).f\(caller)()" }.joined(separator: "; ")
      let parameters = (0..<3).map { "a\($0): A\($0)" }.joined(separator: ", ")
      texts[Path("b\(caller).swift")] =
        "@MainActor func g\(caller)(\(parameters)) { \(calls) }\n" + String(repeating: "\n", count: 60_000)
    }
    for index in 0..<3 {
      let functions = (0..<10).map { "func f\(index == 1 ? 9 - $0 : $0)() { boom() }" }.joined(separator: "\n")
      texts[Path("a\(index).swift")] = "final class A\(index) {\n\(functions)\n}"
    }
    let paths = texts.keys.sorted()
    let reports = [1, jobs].map { jobs in
      Linter(CallerRule(), jobs: jobs).lint(paths, isReported: paths.map { _ in true }, reader: SampleReader(texts))
    }
    #expect(reports[0].findings == reports[1].findings)
    let unseen = Dictionary(grouping: reports[0].findings.filter { $0.message == "nobody is seen" }, by: \.place.path)
    #expect(unseen.count == 3 && Set(unseen.values.map(\.count)).count == 1)
  }

  @Test func `What cannot be read is named, and the rest is linted`() {
    let failures = [
      Path("b.swift"): ReadFailure(reason: "Permission denied", isGone: false),
      Path("a.swift"): ReadFailure(reason: "No such file or directory", isGone: true),
    ]
    let paths = ["b.swift", "a.swift", "c.swift"].map { Path($0) }
    let report = Linter(CallRule("boom")).lint(
      paths,
      isReported: [true, true, true],
      reader: SampleReader([Path("c.swift"): "boom()"], failures: failures)
    )
    #expect(
      report.skipped == [
        SkippedFile(path: Path("a.swift"), reason: "No such file or directory", isFailure: false),
        SkippedFile(path: Path("b.swift"), reason: "Permission denied", isFailure: true),
      ]
    )
    #expect(report.findings.map(\.place.path) == [Path("c.swift")])
    #expect(report.files == 1)
  }

  @Test func `What is nested deeper than a compiler takes is named, and the rest is linted`() {
    func nested(_ depth: Int) -> String {
      "a\n" + String(repeating: "{", count: depth) + "boom()" + String(repeating: "}", count: depth)
    }
    let paths = [Path("a.swift"), Path("b.swift")]
    let report = Linter(CallRule("boom")).lint(
      paths,
      isReported: [true, true],
      reader: SampleReader([paths[0]: nested(257), paths[1]: nested(256)])
    )
    #expect(report.skipped.map(\.path) == [paths[0]])
    #expect(report.skipped.allSatisfy { $0.reason.hasPrefix("2:257: ") && !$0.isFailure })
    #expect(report.findings.map(\.place.path) == [paths[1]])
  }

  @Test func `A file that goes away between the passes is named once and is no failure`() {
    let paths = [Path("a.swift"), Path("b.swift")]
    let texts = [paths[0]: "boom()", paths[1]: "boom()"]
    let report = Linter(CallRule("boom")).lint(
      paths,
      isReported: [true, true],
      reader: SampleReader(texts, vanishing: [paths[0]])
    )
    #expect(report.skipped == [SkippedFile(path: paths[0], reason: "No such file or directory", isFailure: false)])
    #expect(report.findings.map(\.place.path) == [paths[1]])
  }

  @Test func `A file alone is read once for both passes`() {
    let path = Path("a.swift")
    let reader = SampleReader([path: "boom()"])
    let report = Linter(CallRule("boom")).lint([path], isReported: [true], reader: reader)
    #expect(report.findings.count == 1)
    #expect(reader.reads(of: path) == 1)
  }

  @Test func `A rule is shown the files that hold all of its words`() {
    let rule = CallRule("boom", and: "bang")
    _ = Linter(rule).lint([
      "both.swift": "boom(bang)", "one.swift": "boom()", "none.swift": "f()", "comment.swift": "boom() // bang",
      "string.swift": "boom(\"bang\")", "interpolation.swift": "boom(\"\\(bang)\")",
    ])
    #expect(rule.files == ["both.swift", "interpolation.swift"])
  }

  @Test func `A file that is not reported counts for facts only`() {
    let rule = CallRule("boom")
    let report = Linter(rule).lint(["a.swift": "boom()", "b.swift": "boom()"], isReported: [true, false])
    #expect(rule.files == ["a.swift"])
    #expect(report.findings.count == 1 && report.files == 1)
  }

  @Test func `A finding that is made twice is reported once`() {
    let report = Linter(CallRule("boom", times: 3)).lint(["a.swift": "boom()\nboom()"])
    #expect(report.findings.map(\.place.line) == [1, 2])
  }

  @Test func `Findings that differ in their evidence alone keep their order`() {
    let report = Linter(EvidenceRule()).lint(["a.swift": "boom()"])
    #expect(report.findings.map { $0.related[0].message } == EvidenceRule.evidence)
  }

  @Test func `A finding says where it is and in what`() throws {
    let report = Linter(CallRule("boom")).lint([
      "a.swift": "extension A {\n  func f(_ a: Int, b c: Int) {\n    é(); boom ()\n  }\n}"
    ])
    let finding = try #require(report.findings.first)
    // `é` is two bytes and one UTF-16 code unit.
    let place = finding.place
    #expect((place.line, place.column, place.endLine, place.endColumn) == (3, 11, 3, 15))
    #expect((place.utf16Column, place.endUTF16Column) == (10, 14))
    #expect(finding.symbol == "A.f(_:b:)")
    #expect(finding.fingerprint.count == 16)
  }

  @Test(arguments: [0, 511, 512, 513, 5000, 100_000])
  func `A finding behind a long line's start has its UTF-16 column`(emoji count: Int) throws {
    // Four bytes and two code units each, then two bytes and one.
    let line = "\"" + String(repeating: "🧵", count: count) + "é\"; boom()"
    let report = Linter(CallRule("boom")).lint(["a.swift": "let a = 1\n\(line)\n"])
    let place = try #require(report.findings.first).place
    #expect(place.column == 4 * count + 7 && place.utf16Column == 2 * count + 6)
    #expect(place.endUTF16Column == line.utf16.count - 1)
  }

  @Test func `A fingerprint is the FNV-1a that others can compute too`() {
    #expect(Finding.fingerprint(of: []) == "cbf29ce484222325")
    #expect(Finding.fingerprint(of: ["foobar"]) == "85944171f73967e8")
  }

  @Test func `A fingerprint outlives edits around the finding`() {
    let rule = CallRule("boom")
    let before = Linter(rule).lint(["a.swift": "func f() { boom() }\nfunc g() { boom() }"]).findings.map(\.fingerprint)
    let after = Linter(rule).lint(["b.swift": "// more\nfunc f() { x()\n  boom() }"]).findings.map(\.fingerprint)
    #expect(after == [before[0]])
    #expect(before[0] != before[1])
  }

  @Test func `No files make an empty report`() {
    let report = Linter(CallRule("boom"), jobs: 2).lint([:])
    #expect(report.findings.isEmpty && report.skipped.isEmpty && report.files == 0)
  }
}
