import Lexing
import Linting

/// Decisions for reading: one line for each type, with what to write.
package struct DecisionText {
  /// What comes under one heading.
  package enum Grouping: String, CaseIterable, Sendable {
    case file, decision
  }

  package var grouping: Grouping
  /// Evidence, blockers and alternatives too.
  package var explains: Bool
  /// The list that was asked, to show how each type answered; nil not to.
  package var questions: [String]?
  package var isOnTerminal = false

  package init(grouping: Grouping, explains: Bool, questions: [String]?) {
    self.grouping = grouping
    self.explains = explains
    self.questions = questions
  }

  package func write(_ projects: [DecidedProject], to output: ByteOutput) {
    switch grouping {
    case .file:
      for project in projects { writeByFile(project, to: output) }
    case .decision:
      for answer in Decision.Answer.allCases {
        let groups = projects.map { project in (project, project.report.decisions.filter { $0.answer == answer }) }
        guard groups.contains(where: { !$0.1.isEmpty }) else { continue }
        output.append("\(answer.rawValue)\n")
        for (project, decisions) in groups {
          for decision in decisions { write(decision, of: project, indentation: "  ", to: output) }
        }
      }
    }
  }

  private func writeByFile(_ project: DecidedProject, to output: ByteOutput) {
    for decision in project.report.decisions { write(decision, of: project, indentation: "", to: output) }
  }

  private func write(_ decision: Decision, of project: DecidedProject, indentation: String, to output: ByteOutput) {
    guard output.isOpen else { return }
    output.append(indentation)
    output.append(TerminalText.escaped(project.location.shown(decision.path), onTerminal: isOnTerminal))
    output.append(":\(decision.line): ")
    output.append(TerminalText.escaped("\(decision.kind.rawValue) \(decision.type): \(advice(decision))"))
    output.append("\n")
    guard explains else { return }
    let asked = (questions ?? []).prefix(decision.question + 1)
    for (index, question) in asked.enumerated() where !decision.isSeparate || index == decision.question {
      let reply = index == decision.question ? "yes" : "no"
      output.append(TerminalText.escaped("\(indentation)    \(question) \(reply)"))
      output.append("\n")
    }
    for evidence in decision.evidence {
      output.append("\(indentation)    ")
      output.append(TerminalText.escaped(project.location.shown(evidence.path), onTerminal: isOnTerminal))
      output.append(":\(evidence.line): ")
      output.append(TerminalText.escaped(evidence.text))
      output.append("\n")
    }
    if !decision.blockers.isEmpty {
      output.append(TerminalText.escaped("\(indentation)    first: \(decision.blockers.joined(separator: ", "))"))
      output.append("\n")
    }
    if !decision.alternative.isEmpty {
      output.append(TerminalText.escaped("\(indentation)    or: \(decision.alternative)"))
      output.append("\n")
    }
  }

  private func advice(_ decision: Decision) -> String {
    if decision.isDecided { return "\(decision.answer.rawValue) (decided)" }
    let strength = decision.isStrong ? "strong" : "weak"
    if decision.answer == .ask { return "ask" }
    if !decision.isNeeded { return "nothing to write, \(decision.answer.rawValue) (\(strength))" }
    return "write '\(decision.annotation.text)' (\(strength)\(conditions(decision)))"
  }

  /// What comes before the annotation, and whether other lines change with it.
  private func conditions(_ decision: Decision) -> String {
    let others = decision.blockers.count - 1
    let first =
      decision.blockers.first.map { others > 0 ? "; first: \($0) and \(others) more" : "; first: \($0)" } ?? ""
    return decision.isSelfContained ? first : first + "; with other changes"
  }
}
