package import Indexing
package import Lexing
package import Linting

/// The cheatsheet: may a type be used from any thread? If not, does its work need the background?
package struct Cheatsheet: DecisionList {
  /// In order; the first that answers wins.
  static let questions: [Question] =
    decidedQuestions + testQuestions + valueQuestions + protocolQuestions + classQuestions

  /// Asked of every type beside the decision: each that answers is advice of its own.
  static let separateQuestions: [Question] = sharedProtocolQuestions

  package var questionTexts: [String] { (Self.questions + Self.separateQuestions).map(\.text) }

  package init() {}

  package func decide(in survey: Survey, files: [Path], isReported: [Bool], note: (Decision) -> Void) {
    let knowledge = Inquiry.Knowledge(survey, files: files)
    var waits: [Int: [Int]] = [:]
    var waiting: [(subject: Subject, decision: Decision)] = []
    for subject in survey.subjects where isReported[Int(subject.file)] {
      let inquiry = Inquiry(subject: subject, sheet: knowledge)
      let (question, verdict) = ask(inquiry)
      let decision = decision(verdict, inquiry, question: question)
      for advice in separateAdvice(inquiry, beside: decision) { note(advice) }
      if verdict.blockers.isEmpty {
        note(decision)
      } else {
        waits[subject.index] = verdict.blockers
        waiting.append((subject, decision))
      }
    }
    let groups = WaitingGroups(waits)
    for (subject, decision) in waiting {
      note(together(decision, of: subject, with: groups.companions[subject.index] ?? [], knowledge))
    }
  }

  /// A decision that waits for others that wait for it.
  private func together(
    _ decision: Decision,
    of subject: Subject,
    with companions: [Int],
    _ knowledge: Inquiry.Knowledge
  ) -> Decision {
    guard !companions.isEmpty else { return decision }
    let names = companions.map { knowledge.survey.subjects[$0].text }
    let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
    var decision = decision
    decision.blockers = names + decision.blockers.filter { !names.contains($0) }
    decision.evidence.append(
      Inquiry(subject: subject, sheet: knowledge)
        .evidence("to be written together with \(quoted): each waits for the other")
    )
    return decision
  }

  /// The first question that answers, and its answer.
  private func ask(_ inquiry: Inquiry) -> (question: Int, verdict: Verdict) {
    for (index, question) in Self.questions.enumerated() {
      if let verdict = question.answer(inquiry) { return (index, verdict) }
    }
    preconditionFailure("the last question answers")
  }

  private func separateAdvice(_ inquiry: Inquiry, beside decision: Decision) -> [Decision] {
    guard inquiry.subject.kind == .protocol else { return [] }
    return Self.separateQuestions.enumerated().compactMap { index, question in
      guard let verdict = question.answer(inquiry), verdict.annotation != decision.annotation else { return nil }
      var advice = self.decision(verdict, inquiry, question: Self.questions.count + index)
      advice.isSeparate = true
      return advice
    }
  }

  private func decision(_ verdict: Verdict, _ inquiry: Inquiry, question: Int) -> Decision {
    let subject = inquiry.subject
    let reason = inquiry.reasonToLeave(verdict)
    var decision = Decision(
      type: subject.text,
      kind: subject.kind,
      path: inquiry.sheet.files[Int(subject.file)],
      line: Int(subject.head.line),
      isDecided: verdict.isDecided,
      answer: verdict.answer,
      isUnchecked: verdict.isUnchecked,
      scope: verdict.scope,
      annotation: verdict.annotation,
      confidence: verdict.confidence,
      evidence: verdict.evidence + [reason].compactMap(\.self),
      blockers: verdict.blockers.map { inquiry.survey.subjects[$0].text },
      alternative: verdict.alternative,
      isNeeded: verdict.isNeeded && reason == nil,
      question: question
    )
    decision.isSelfContained = verdict.isSelfContained && subject.isDeclaredOnce
    return decision
  }
}
