package import Indexing
package import Lexing
package import Linting

/// The cheatsheet: may a type be used from any thread? If not, does its work need the background?
package struct Cheatsheet: DecisionList {
  /// In order; the first that answers wins.
  static let questions: [Question] =
    decidedQuestions + testQuestions + valueQuestions + protocolQuestions + classQuestions

  package var questionTexts: [String] { Self.questions.map(\.text) }

  package init() {}

  package func decisions(in survey: Survey, files: [Path], isReported: [Bool]) -> [Decision] {
    let knowledge = Inquiry.Knowledge(survey, files: files)
    var answers: [(inquiry: Inquiry, question: Int, verdict: Verdict)] = []
    var waits: [Int: [Int]] = [:]
    for subject in survey.subjects where isReported[Int(subject.file)] {
      let inquiry = Inquiry(subject: subject, sheet: knowledge)
      let (question, verdict) = ask(inquiry)
      answers.append((inquiry, question, verdict))
      if !verdict.blockers.isEmpty { waits[subject.index] = verdict.blockers }
    }
    let groups = WaitingGroups(waits)
    return answers.map { inquiry, question, verdict in
      var verdict = verdict
      if let companions = groups.companions[inquiry.subject.index] {
        let names = companions.map { "'\(survey.subjects[$0].text)'" }.joined(separator: ", ")
        verdict.blockers = companions + verdict.blockers.filter { !companions.contains($0) }
        verdict.evidence.append(inquiry.evidence("to be written together with \(names): each waits for the other"))
      }
      return decision(verdict, inquiry, question: question)
    }
  }

  /// The first question that answers, and its answer.
  private func ask(_ inquiry: Inquiry) -> (question: Int, verdict: Verdict) {
    for (index, question) in Self.questions.enumerated() {
      if let verdict = question.answer(inquiry) { return (index, verdict) }
    }
    preconditionFailure("the last question answers")
  }

  private func decision(_ verdict: Verdict, _ inquiry: Inquiry, question: Int) -> Decision {
    let subject = inquiry.subject
    return Decision(
      type: subject.text,
      kind: subject.kind.rawValue,
      path: inquiry.sheet.files[Int(subject.file)],
      line: Int(subject.facts.head.line),
      isDecided: verdict.isDecided,
      answer: verdict.answer,
      isUnchecked: verdict.isUnchecked,
      scope: verdict.scope,
      annotation: verdict.annotation,
      confidence: verdict.confidence,
      evidence: verdict.evidence,
      blockers: verdict.blockers.map { inquiry.survey.subjects[$0].text },
      alternative: verdict.alternative,
      isNeeded: verdict.isNeeded,
      question: question
    )
  }
}
