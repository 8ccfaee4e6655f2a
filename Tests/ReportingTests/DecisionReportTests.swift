import Foundation
import Lexing
import Linting
import Reporting
import Testing

private func decision(_ type: String, _ answer: Decision.Answer, isNeeded: Bool = true) -> Decision {
  Decision(
    type: type,
    kind: .class,
    path: Path("Sources/\(type).swift"),
    line: 3,
    isDecided: false,
    answer: answer,
    isUnchecked: answer == .sendable,
    scope: .type,
    annotation: answer == .ask ? [] : [.mainActor],
    confidence: 0.925,
    evidence: [Decision.Evidence(path: Path("Sources/Other.swift"), line: 9, text: "a | b\u{1b}")],
    blockers: ["First"],
    alternative: "",
    isNeeded: isNeeded,
    question: 1
  )
}

private func project(_ decisions: [Decision]) -> DecidedProject {
  var report = DecisionReport()
  report.decisions = decisions
  report.files = 2
  report.lines = 40
  for decision in decisions { report.counts.add(decision) }
  return DecidedProject(report: report, location: ProjectLocation(root: Path("/p"), currentFolder: Path("/p")))
}

@Suite struct `Reports of decisions` {
  @Test func `Hold every field of a decision in JSON, keys sorted`() throws {
    let projects = [project([decision("A", .sendable), decision("B", .ask)])]
    let text = written { DecisionJSON(toolVersion: "1").write(projects, summary: DecisionSummary(projects), to: $0) }
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document.keys.sorted() == ["decisions", "skipped", "summary", "tool", "version"])
    let first = try #require((document["decisions"] as? [[String: Any]])?.first)
    let keys = [
      "alternative", "annotation", "blockers", "confidence", "decision", "evidence", "kind", "line", "path", "scope",
      "state", "strength", "type", "unchecked",
    ]
    #expect(first.keys.sorted() == keys)
    #expect(first["decision"] as? String == "sendable")
    #expect(first["confidence"] as? Double == 0.93)
    #expect(first["state"] as? String == "advised")
    #expect(first["strength"] as? String == "strong")
    #expect(first["unchecked"] as? Bool == true)
    #expect(first["blockers"] as? [String] == ["First"])
    #expect(first["alternative"] is NSNull)
    #expect((first["evidence"] as? [[String: Any]])?.first?["line"] as? Int == 9)
    let line = try #require(text.split(separator: "\n").first { $0.contains("\"A\"") })
    let evidence = try #require(line.range(of: #"\[\{"line": 9.*?\}\]"#, options: .regularExpression))
    let rest = line.replacingCharacters(in: evidence, with: "[]")
    let order = keys.map { key in rest.range(of: "\"\(key)\":")?.lowerBound }
    #expect(order.compactMap { $0 }.count == keys.count && order.compactMap { $0 } == order.compactMap { $0 }.sorted())
  }

  @Test func `Give one line for each type, and more when they explain`() {
    let projects = [project([decision("A", .sendable)])]
    let short = DecisionText(grouping: .file, explains: false, questions: nil)
    #expect(
      written { short.write(projects, to: $0) }
        == "Sources/A.swift:3: class A: write '@MainActor' (strong; first: First)\n"
    )
    let long = DecisionText(grouping: .file, explains: true, questions: ["is it x?", "is it y?", "is it z?"])
    #expect(
      written { long.write(projects, to: $0) } == """
        Sources/A.swift:3: class A: write '@MainActor' (strong; first: First)
            is it x? no
            is it y? yes
            Sources/Other.swift:9: a | b\\u{1b}
            first: First

        """
    )
  }

  @Test func `Are grouped by decision on request`() {
    let projects = [project([decision("A", .ask), decision("B", .mainActor), decision("C", .sendable)])]
    let report = DecisionText(grouping: .decision, explains: false, questions: nil)
    let headings = written { report.write(projects, to: $0) }.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(headings == ["sendable", "main_actor", "ask"])
  }

  @Test func `Are a table in Markdown, whose cells hold bars as text`() {
    let projects = [project([decision("A", .sendable)])]
    let text = written { DecisionTable().write(projects, summary: DecisionSummary(projects), to: $0) }
    #expect(text.contains("| `A` `Sources/A.swift:3` | `@MainActor` | a \\| b  | `First` | strong |\n"))
  }

  @Test func `Show odd names in Markdown, and obey none`() {
    var odd = decision("x`y|z", .sendable)
    odd.path = Path("<img src=1>/[a](b).swift")
    odd.evidence = [Decision.Evidence(path: Path("b.swift"), line: 9, text: "'<b>' and [c](d)")]
    let projects = [project([odd])]
    let text = written { DecisionTable().write(projects, summary: DecisionSummary(projects), to: $0) }
    let start = "| `x\u{FFFD}y\\|z` `<img src=1>/[a](b).swift:3` | `@MainActor` |"
    #expect(text.contains(start + " '\\<b\\>' and \\[c\\](d) | `First` | strong |\n"), "\(text)")
  }

  @Test func `Count what is decided, advised and needs nothing`() {
    let projects = [
      project([decision("A", .sendable), decision("B", .mainActor), decision("C", .sendable, isNeeded: false)])
    ]
    let sentence =
      "3 types in 2 files: 0 decided, 1 need nothing, 2 advised (1 Sendable, 1 @MainActor, 0 actor), 0 to ask about"
    #expect(DecisionSummary(projects).sentence == sentence)
  }

  @Test func `Count one as one`() {
    var one = project([decision("A", .sendable)])
    one.report.files = 1
    #expect(DecisionSummary([one]).sentence.hasPrefix("1 type in 1 file: 0 decided, "))
  }
}
