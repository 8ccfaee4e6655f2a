import Linting

/// Decisions as a Markdown table, for a pull request.
package struct DecisionTable {
  package init() {}

  package func write(_ projects: [DecidedProject], summary: DecisionSummary, to output: ByteOutput) {
    output.append("| Type | Write | Why | First | Strength |\n| --- | --- | --- | --- | --- |\n")
    for project in projects {
      for decision in project.report.decisions {
        guard output.isOpen else { return }
        let place = String(decoding: project.location.shown(decision.path).bytes, as: UTF8.self)
        let cells = [
          "`\(decision.type)` \(place):\(decision.line)",
          written(decision),
          decision.evidence.map(\.text).joined(separator: "; "),
          decision.blockers.map { "`\($0)`" }.joined(separator: ", "),
          decision.isStrong ? "strong" : "weak",
        ]
        output.append(TerminalText.escaped("| " + cells.map(cell).joined(separator: " | ") + " |"))
        output.append("\n")
      }
    }
    output.append("\n\(summary.sentence)\n")
  }

  private func written(_ decision: Decision) -> String {
    if decision.isDecided { return "decided: \(decision.answer.rawValue)" }
    return decision.annotation.isEmpty ? decision.answer.rawValue : "`\(decision.annotation)`"
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
