import JSON
package import Linting

/// Decisions as one JSON document, version 1: keys sorted at every level, one type on a line.
package struct DecisionJSON {
  package var toolVersion: String
  /// PATHs that belong to no project, in the words of the command line.
  package var unresolved: [SkippedFile]

  package init(toolVersion: String, unresolved: [SkippedFile] = []) {
    self.toolVersion = toolVersion
    self.unresolved = unresolved
  }

  /// `summary` counts what the run found, `projects` hold what is shown of it.
  package func write(_ projects: [DecidedProject], summary: DecisionSummary, to output: ByteOutput) {
    output.append("{\n")
    output.writeList("decisions", of: projects.lazy.flatMap(\.report.decisions)) { write($0, to: output) }
    output.writeList(ofSkipped: unresolved + projects.flatMap(\.report.skipped))
    write(summary, to: output)
    output.writeEnd(toolVersion: toolVersion)
  }

  private func write(_ summary: DecisionSummary, to output: ByteOutput) {
    output.append("  \"summary\": {\"actor\": \(summary.counts.actor), \"ask\": \(summary.counts.ask)")
    output.append(", \"decided\": \(summary.counts.decided), \"files\": \(summary.files)")
    output.append(", \"inferred\": \(summary.counts.inferred), \"lines\": \(summary.lines)")
    output.append(", \"main_actor\": \(summary.counts.mainActor), \"sendable\": \(summary.counts.sendable)},\n")
  }

  private func write(_ decision: Decision, to output: ByteOutput) {
    output.append("{\"alternative\": ")
    output.append(decision.alternative.isEmpty ? Array("null".utf8) : JSONText.quoted(decision.alternative))
    output.append(", \"annotation\": ")
    output.append(JSONText.quoted(decision.isNeeded ? decision.annotation.text : ""))
    output.append(", \"blockers\": [")
    output.writeEach(decision.blockers) { output.append(JSONText.quoted($0)) }
    output.append("], \"confidence\": \(hundredths(decision.confidence))")
    output.append(", \"decision\": \"\(decision.answer.rawValue)\", \"evidence\": [")
    output.writeEach(decision.evidence) { write($0, to: output) }
    output.append("], \"kind\": \"\(decision.kind.rawValue)\", \"line\": \(decision.line), \"path\": ")
    output.append(PathText.quoted(decision.path))
    output.append(", \"scope\": \"\(decision.scope.rawValue)\"")
    output.append(", \"state\": \"\(decision.isDecided ? "decided" : "advised")\"")
    output.append(", \"strength\": \"\(decision.isStrong ? "strong" : "weak")\", \"type\": ")
    output.append(JSONText.quoted(decision.type))
    output.append(", \"unchecked\": \(decision.isUnchecked)}")
  }

  private func write(_ evidence: Decision.Evidence, to output: ByteOutput) {
    output.append("{\"line\": \(evidence.line), \"path\": ")
    output.append(PathText.quoted(evidence.path))
    output.append(", \"text\": ")
    output.append(JSONText.quoted(evidence.text))
    output.append("}")
  }

  /// Two digits behind the point: no more is known.
  private func hundredths(_ confidence: Double) -> String {
    let value = Int((min(max(confidence, 0), 1) * 100).rounded())
    return value == 100 ? "1" : "0." + (value < 10 ? "0" : "") + String(value)
  }
}
