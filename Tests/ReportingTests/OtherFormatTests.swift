import Foundation
import Indexing
import Lexing
import Linting
import Reporting
import Testing

private struct SampleRule: Rule {
  let id = "main_sync"
  let summary = "waits for itself"
  let severity = Severity.error
  let compiler = CompilerVerdict.silent
  let words: [String] = []
  let guide = "Why it \"bites\"."

  func findings(in file: SourceFile) -> [Finding] { [] }
}

extension Finding {
  fileprivate static let odd = Finding(
    rule: "main_sync",
    severity: .note,
    message: "a <b> & \"c\" | `d` 100%\u{1B}",
    place: Place(
      path: Path("A b/ü,:%.swift"),
      line: 3,
      column: 32,
      endLine: 4,
      endColumn: 5,
      utf16Column: 29,
      endUTF16Column: 4
    )
  )
  fileprivate static let known: Finding = {
    var finding = Finding.first
    finding.suppression = .comment(reason: "measured")
    return finding
  }()
}

@Suite struct `The SARIF report` {
  private func document(_ projects: [ReportedProject], unresolved: [SkippedFile] = []) throws -> [String: Any] {
    let report = SARIFReport(toolVersion: "1.2.3", rules: [SampleRule()], unresolved: unresolved)
    let text = written { report.write(projects, to: $0) }
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func results(_ document: [String: Any]) throws -> [[String: Any]] {
    try #require((document["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
  }

  @Test func `Places are counted in UTF-16 and paths are URIs`() throws {
    let result = try #require(results(document([ReportedProject([.odd])])).first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let artifact = try #require(location["artifactLocation"] as? [String: String])
    #expect(artifact == ["uri": "A%20b/%C3%BC%2C%3A%25.swift", "uriBaseId": "PROJECTROOT"])
    let region = try #require(location["region"] as? [String: Int])
    #expect(region == ["startLine": 3, "startColumn": 29, "endLine": 4, "endColumn": 4])
    #expect(result["level"] as? String == "note")
  }

  @Test func `Every rule is described once, remarks without a rule too`() throws {
    let runs = try #require(document([ReportedProject([.first, .second])])["runs"] as? [[String: Any]])
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["main_sync", "timer_leak"])
    #expect((rules[0]["help"] as? [String: String])?["markdown"] == "Why it \"bites\".")
    let indices = try results(document([ReportedProject([.first, .second])])).map { $0["ruleIndex"] as? Int }
    #expect(indices == [0, 1])
  }

  @Test func `Evidence, fingerprint and suppression come along`() throws {
    let result = try #require(results(document([ReportedProject([.known])])).first)
    #expect((result["relatedLocations"] as? [[String: Any]])?.count == 2)
    #expect(result["partialFingerprints"] as? [String: String] == ["actorlint/v1": "0123456789abcdef"])
    let suppression = try #require((result["suppressions"] as? [[String: String]])?.first)
    #expect(suppression == ["kind": "inSource", "justification": "measured"])
  }

  @Test func `What could not be read makes the run incomplete`() throws {
    let gone = SkippedFile(path: Path("D.swift"), reason: "Permission denied", isFailure: true)
    for (projects, unresolved) in [([ReportedProject([], skipped: [gone])], []), ([], [gone])] {
      let runs = try #require(document(projects, unresolved: unresolved)["runs"] as? [[String: Any]])
      let invocation = try #require((runs.first?["invocations"] as? [[String: Any]])?.first)
      #expect(invocation["executionSuccessful"] as? Bool == false)
      #expect((invocation["toolExecutionNotifications"] as? [[String: Any]])?.count == 1)
    }
  }
}

@Suite struct `Reports for other programs` {
  @Test func `GitHub's commands are escaped`() {
    let text = written { GitHubReport().write([ReportedProject([.odd, .known, .second])], to: $0) }
    #expect(
      text == """
        ::notice file=A b/ü%2C%3A%25.swift,line=3,endLine=4,col=32,title=main_sync::a <b> & "c" | `d` 100%25\\u{1b}
        ::warning file=Sources/A.swift,line=10,endLine=12,col=1,title=timer_leak::leaks

        """
    )
  }

  @Test func `GitLab gets each fingerprint once`() throws {
    let text = written { GitLabReport().write([ReportedProject([.first, .first, .known])], to: $0) }
    let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(
      issues.map { $0["fingerprint"] as? String }
        == ["main_sync-0123456789abcdef", "main_sync-0123456789abcdef-2"]
    )
    #expect(issues[0]["severity"] as? String == "major")
    #expect((issues[0]["location"] as? [String: Any])?["path"] as? String == "Sources/A.swift")
  }

  @Test func `GitLab gets an empty list without findings`() throws {
    let text = written { GitLabReport().write([], to: $0) }
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String] == [])
  }

  @Test func `JUnit is well-formed whatever a message holds`() throws {
    let gone = SkippedFile(path: Path("D.swift"), reason: "Permission denied", isFailure: true)
    let text = written { JUnitReport().write([ReportedProject([.odd, .first], skipped: [gone])], to: $0) }
    #expect(text.contains("tests=\"3\" failures=\"2\" errors=\"1\""))
    #expect(text.contains("message=\"a &lt;b&gt; &amp; &quot;c&quot; | `d` 100%\u{FFFD}\""))
    #expect(text.components(separatedBy: "<testcase ").count == 4)
  }

  @Test func `JUnit has a test that passes when nothing was found`() {
    let text = written { JUnitReport().write([ReportedProject([], files: 2)], to: $0) }
    #expect(text.contains("<testcase classname=\"actorlint\" name=\"no findings in 2 files\"/>"))
  }

  @Test func `Markdown keeps its cells`() {
    let text = written { MarkdownReport().write([ReportedProject([.odd], files: 1)], to: $0) }
    #expect(
      text.hasSuffix(
        "| `A b/ü,:%.swift:3` | note | a \\<b\\> \\& \"c\" \\| \\`d\\` 100%  | `main_sync` |\n"
      )
    )
  }

  @Test func `Xcode gets absolute paths`() {
    let text = written { TextReport(showsAbsolutePaths: true).write([ReportedProject([.second])], to: $0) }
    #expect(text == "/p/Sources/A.swift:10:1: warning: leaks (timer_leak)\n")
  }
}
