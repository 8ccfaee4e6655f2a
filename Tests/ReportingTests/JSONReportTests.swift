import Foundation
import Lexing
import Linting
import Reporting
import Testing

@Suite struct `The JSON report` {
  @Test func `Is one document with sorted keys and a finding on each line`() {
    let skipped = SkippedFile(path: Path("D.swift"), reason: "Permission denied", isFailure: true)
    let project = ReportedProject([.first, .second], skipped: [skipped], files: 3, lines: 40)
    let unresolved = SkippedFile(path: Path("nothing"), reason: "No such file or directory", isFailure: true)
    let text = written { JSONReport(toolVersion: "1.2.3", unresolved: [unresolved]).write([project], to: $0) }
    #expect(
      text == """
        {
          "findings": [
            {"column": 9, "endColumn": 32, "endLine": 7, "fingerprint": "0123456789abcdef", "fixes": [], "line": 7, \
        "message": "waits for itself; call it directly", "path": "Sources/A.swift", "related": [\
        {"column": 2, "line": 1, "message": "the other", "path": "B.swift"}, \
        {"column": 6, "line": 5, "message": "third", "path": "C.swift"}], \
        "rule": "main_sync", "severity": "error", "suppressed": false, "symbol": "Reporter.report()"},
            {"column": 1, "endColumn": 2, "endLine": 12, "fingerprint": "", "fixes": [], "line": 10, \
        "message": "leaks", "path": "Sources/A.swift", "related": [], \
        "rule": "timer_leak", "severity": "warning", "suppressed": false, "symbol": ""}
          ],
          "skipped": [
            {"path": "nothing", "reason": "No such file or directory"},
            {"path": "D.swift", "reason": "Permission denied"}
          ],
          "summary": {"baselined": 0, "errors": 1, "files": 3, "lines": 40, "notes": 0, "suppressed": 0, "warnings": 1},
          "tool": {"name": "actorlint", "version": "1.2.3"},
          "version": 1
        }

        """
    )
  }

  @Test func `Holds fixes with their edits`() throws {
    var finding = Finding.second
    let place = Place(path: Path("Sources/A.swift"), line: 2, column: 5, endLine: 3, endColumn: 1, utf16Column: 4)
    finding.fixes = [Fix("say \"b\"", isSafe: true, [Fix.Edit(range: 7..<9, place: place, text: "b\n")])].compactMap(
      \.self
    )
    let text = written { JSONReport(toolVersion: "1").write([ReportedProject([finding])], to: $0) }
    #expect(
      text.contains(
        """
        "fixes": [{"edits": [{"column": 5, "endColumn": 1, "endLine": 3, "line": 2, "text": "b\\n"}], \
        "safe": true, "title": "say \\"b\\""}], "line": 10,
        """
      )
    )
    let sarif = written { SARIFReport(toolVersion: "1", rules: []).write([ReportedProject([finding])], to: $0) }
    #expect(
      sarif.contains(
        """
        "fixes": [{"description": {"text": "say \\"b\\""}, "artifactChanges": [{"artifactLocation": {\
        "uri": "Sources/A.swift", "uriBaseId": "PROJECTROOT"}, "replacements": [{"deletedRegion": {"startLine": 2, \
        "startColumn": 4, "endLine": 3, "endColumn": 1}, "insertedContent": {"text": "b\\n"}}]}], \
        "properties": {"safe": true}}]
        """
      )
    )
    #expect((try? JSONSerialization.jsonObject(with: Data(sarif.utf8))) != nil)
  }

  @Test func `Is whole without findings`() {
    let text = written { JSONReport(toolVersion: "1").write([], to: $0) }
    #expect(text.hasPrefix("{\n  \"findings\": [],\n  \"skipped\": [],\n  \"summary\": {\"baselined\": 0"))
  }

  @Test func `Says what Foundation reads`() throws {
    var finding = Finding.first
    finding.message = String(String.UnicodeScalarView((0..<0x3000).compactMap(UnicodeScalar.init))) + "\u{1F600}\\\""
    finding.symbol = "\u{2028}\u{2029}\u{C2}\u{80}"
    let text = written { JSONReport(toolVersion: "1").write([ReportedProject([finding])], to: $0) }
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let read = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(Array((read["message"] as? String ?? "").unicodeScalars) == Array(finding.message.unicodeScalars))
    #expect(read["symbol"] as? String == finding.symbol)
    #expect(!text.utf8.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
  }

  @Test func `Streams a hundred thousand findings`() {
    var pieces = 0
    var largest = 0
    let output = ByteOutput {
      pieces += 1
      largest = max(largest, $0.count)
      return true
    }
    let findings = Array(repeating: Finding.first, count: 100_000)
    JSONReport(toolVersion: "1").write([ReportedProject(findings)], to: output)
    output.flush()
    #expect(pieces > 100 && largest < 100_000)
  }

  @Test(arguments: [
    ("a/b.swift", "a/b.swift"),
    ("é \u{A0}\u{200B}.swift", "é \u{A0}\u{200B}.swift"),
    ("\u{61C}\u{202E}\u{2028}\u{2066}.swift", #"\u061C\u202E\u2028\u2066.swift"#),
    ("100%.swift", "100%.swift"),
    ("a%FF.swift", "a%FF.swift"),
    ("a\"\\\n\u{1B}\u{9B}.swift", #"a\"\\\n\u001B\u009B.swift"#),
  ])
  func `A path that is UTF-8 stays itself, but for what steers or turns text`(
    path: String,
    json: String
  ) {
    #expect(String(decoding: PathText.quoted(Path(path)), as: UTF8.self) == "\"\(json)\"")
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a%FFb"),
      ([0xC3, 0xA9, 0xC3], "é%C3"),
      ([0xC0, 0xAF], "%C0%AF"),
      ([0xE0, 0x80, 0xAF], "%E0%80%AF"),
      ([0xED, 0xA0, 0x80], "%ED%A0%80"),
      ([0xF4, 0x90, 0x80, 0x80], "%F4%90%80%80"),
      ([0xF0, 0x9F, 0x98, 0x80, 0xF0, 0x9F, 0x98], "😀%F0%9F%98"),
      ([0xC2, 0x0A], "%C2\\n"),
      ([0xFE, 0x25], "%FE%25"),
    ] as [([UInt8], String)]
  )
  func `Bytes that are not UTF-8 are percent-encoded`(bytes: [UInt8], json: String) {
    #expect(String(decoding: PathText.quoted(Path(bytes: bytes)), as: UTF8.self) == "\"\(json)\"")
  }

  @Test func `Decoding a path that is not UTF-8 gives its bytes back`() throws {
    for first in UInt8(1)...255 {
      for second in UInt8(1)...255 {
        let bytes = [0x61, first, second, 0x25, first]
        let document = [0x5B] + PathText.quoted(Path(bytes: bytes)) + [0x5D]
        let string = try #require(JSONSerialization.jsonObject(with: Data(document)) as? [String]).first!
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        try #require((isUTF8 ? Array(string.utf8) : percentDecoded(string)) == bytes)
      }
    }
  }

  private func percentDecoded(_ string: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(string.utf8)[...]
    while let byte = rest.popFirst() {
      result.append(byte == 0x25 ? UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)! : byte)
      if byte == 0x25 { rest = rest.dropFirst(2) }
    }
    return result
  }
}
