import Lexing
import Linting
import Reporting
import Testing

@Suite struct `The text report` {
  @Test func `Has a line for each finding and no related places`() {
    let text = written { TextReport().write([ReportedProject([.first, .second])], to: $0) }
    #expect(
      text == """
        Sources/A.swift:7:9: error: waits for itself; call it directly (main_sync)
        Sources/A.swift:10:1: warning: leaks (timer_leak)

        """
    )
  }

  @Test func `Is empty without findings`() {
    #expect(written { TextReport().write([ReportedProject([])], to: $0) } == "")
  }

  @Test func `Shows paths from the current folder`() {
    let text = written { TextReport().write([ReportedProject([.second], from: "/p/Sources")], to: $0) }
    #expect(text == "A.swift:10:1: warning: leaks (timer_leak)\n")
  }

  @Test func `Turns no text, and on a terminal shows no byte that is not UTF-8`() {
    var finding = Finding.second
    finding.message = "a\u{202E}b\u{200F}c"
    finding.place.path = Path(bytes: Array("b\u{2067}".utf8) + [0x9B, 0xFF, 0x63])
    func bytes(isOnTerminal: Bool) -> [UInt8] {
      var bytes: [UInt8] = []
      let output = ByteOutput {
        bytes += $0
        return true
      }
      TextReport(isOnTerminal: isOnTerminal).write([ReportedProject([finding])], to: output)
      output.flush()
      return bytes
    }
    let rest = Array(#":10:1: warning: a\u{202e}b\u{200f}c (timer_leak)"#.utf8) + [0x0A]
    #expect(bytes(isOnTerminal: false) == Array(#"b\u{2067}"#.utf8) + [0x9B, 0xFF, 0x63] + rest)
    #expect(bytes(isOnTerminal: true) == Array(#"b\u{2067}"#.utf8) + Array("\u{FFFD}\u{FFFD}c".utf8) + rest)
  }

  @Test func `Keeps control characters of messages and paths from the terminal`() {
    var finding = Finding.second
    finding.message = "a\u{1B}[2Jb\u{7}\u{9B}c\r\n\t\u{7F}é"
    finding.place.path = Path("a\nb\u{1B}.swift")
    let text = written { TextReport().write([ReportedProject([finding])], to: $0) }
    #expect(text == #"a\nb\u{1b}.swift:10:1: warning: a\u{1b}[2Jb\u{7}\u{9b}c\r\n\t\u{7f}é (timer_leak)"# + "\n")
  }

  @Test func `Shows the bytes of a name that is not UTF-8`() {
    #expect(
      TerminalText.escaped(Path(bytes: [0x61, 0xFF, 0x9B, 0xC2, 0x0A, 0xC2])) == [
        0x61, 0xFF, 0x9B, 0xC2, 0x5C, 0x6E, 0xC2,
      ]
    )
  }

  @Test(arguments: [
    ("/p", "/p", "a/b.swift", "a/b.swift"),
    ("/p", "/", "a/b.swift", "p/a/b.swift"),
    ("/", "/", "a/b.swift", "a/b.swift"),
    ("/", "/a", "a/b.swift", "b.swift"),
    ("/", "/x", "a/b.swift", "/a/b.swift"),
    ("/x/p", "/x", "a/b.swift", "p/a/b.swift"),
    ("/x/p", "/x/p/a", "a/b.swift", "b.swift"),
    ("/x/p", "/x/p/a", "ab.swift", "/x/p/ab.swift"),
    ("/x/p", "/x/p2", "a/b.swift", "/x/p/a/b.swift"),
    ("/x/p2", "/x/p", "a/b.swift", "/x/p2/a/b.swift"),
    ("/p", "/p", "", "."),
    ("/p", "/", "", "p"),
    ("/p", "/q", "", "/p"),
    ("/", "/q", "", "/"),
    ("/p", "/p/a", "a", "."),
  ])
  func `A path is relative below the current folder, else absolute`(
    root: String,
    current: String,
    path: String,
    shown: String
  ) {
    let location = ProjectLocation(root: Path(root), currentFolder: Path(current))
    #expect(location.shown(Path(path)).string == shown)
  }
}

@Suite struct `The summary` {
  @Test(
    arguments: [
      ([], 0, "no findings in 0 files"),
      ([], 1, "no findings in 1 file"),
      ([.error], 120, "1 finding (1 error) in 120 files"),
      ([.warning, .error, .warning], 120, "3 findings (1 error, 2 warnings) in 120 files"),
      ([.note, .note, .warning], 2, "3 findings (1 warning, 2 notes) in 2 files"),
    ] as [([Severity], Int, String)]
  )
  func `Counts in words`(severities: [Severity], files: Int, sentence: String) {
    let findings = severities.map { severity in
      var finding = Finding.first
      finding.severity = severity
      return finding
    }
    #expect(Summary([ReportedProject(findings, files: files)]).sentence == sentence)
  }

  @Test func `Says how to see what the level hides where there is nothing else to see`() {
    var nothing = ReportedProject([], files: 2)
    #expect(Summary([nothing]).hint == nil)
    nothing.report.hidden = [.note: 3]
    #expect(Summary([nothing, nothing]).hint == "'--level note' shows 6")
    var warned = nothing
    warned.report.hidden = [.warning: 2]
    #expect(Summary([warned]).hint == "'--level warning' shows 2")
    #expect(Summary([nothing, warned]).hint == "'--level note' shows 5")
    #expect(Summary([nothing, ReportedProject([.second], files: 1)]).hint == nil)
  }

  @Test func `Says what else there is to look for where nothing was found`() {
    var nothing = ReportedProject([], files: 2)
    #expect(Summary([nothing]).invitation == nil)
    nothing.report.unaskedRules = 7
    #expect(Summary([nothing, nothing]).invitation == "'--all-rules' runs 7 more rules, whose findings are notes")
    #expect(Summary([nothing, ReportedProject([.second], files: 1)]).invitation == nil)
    nothing.report.hidden = [.note: 3]
    #expect(Summary([nothing]).invitation == nil)
  }

  @Test func `Adds projects up`() {
    let project = ReportedProject([.first, .second], files: 2, lines: 10)
    let summary = Summary([project, project])
    #expect(summary.files == 4 && summary.lines == 20 && summary.errors == 2 && summary.warnings == 2)
  }
}

@Suite struct `Output` {
  @Test func `Collects bytes and loses none`() {
    let text = written { output in
      for number in 0..<50_000 { output.append("\(number),") }
    }
    #expect(text == (0..<50_000).map { "\($0)," }.joined())
  }

  @Test func `Ends with the first failure`() {
    var writes = 0
    let output = ByteOutput { _ in
      writes += 1
      return false
    }
    for _ in 0..<10 { output.append(String(repeating: "a", count: 100_000)) }
    output.flush()
    #expect(writes == 1 && !output.isOpen)
  }
}
