import Linting

/// Decisions as a Markdown table, for a pull request.
package struct DecisionTable {
  package init() {}

  package func write(_ projects: [DecidedProject], summary: DecisionSummary, to output: ByteOutput) {
    output.append("| Type | Write | Why | First | Strength |\n| --- | --- | --- | --- | --- |\n")
    for project in projects {
      for decision in project.report.decisions {
        guard output.isOpen else { return }
        let place = "\(PathText.text(project.location.shown(decision.path))):\(decision.line)"
        let cells = [
          "\(MarkdownText.code(decision.type)) \(MarkdownText.code(place))",
          written(decision),
          MarkdownText.plain(decision.evidence.map(\.text).joined(separator: "; ")),
          decision.blockers.map(MarkdownText.code).joined(separator: ", "),
          decision.isStrong ? "strong" : "weak",
        ]
        output.append("| \(cells.joined(separator: " | ")) |\n")
      }
    }
    output.append("\n\(summary.sentence)\n")
  }

  private func written(_ decision: Decision) -> String {
    if decision.isDecided { return "decided: \(decision.answer.rawValue)" }
    if decision.answer != .ask, !decision.isNeeded { return "nothing: \(decision.answer.rawValue)" }
    return decision.annotation.isEmpty ? decision.answer.rawValue : MarkdownText.code(decision.annotation.text)
  }
}
