import Indexing
import Linting

/// Has somebody decided already?
let decidedQuestions: [Question] = [
  Question("is it an actor?") { inquiry in
    inquiry.standing == .actor && inquiry.subject.kind != .protocol
      ? decided(.actor, inquiry, "declared as an actor") : nil
  },
  Question("is it on the main actor by the module's default only, though other threads use it?", leavesMainActor),
  Question("is it on a global actor, by its own words, a superclass or a protocol?") { inquiry in
    switch inquiry.standing {
    case .mainActor:
      // What only its module put there, or a value that only a protocol of the project did, may yet leave.
      decided(
        .mainActor,
        inquiry,
        "on the main actor already",
        confidence: inquiry.isOnMainByDefault || inquiry.isValue && inquiry.isPutOnMainActor ? 0.8 : 1
      )
    case .globalActor: decided(.actor, inquiry, "on a global actor already")
    default: nil
    }
  },
  Question("does it say 'nonisolated', or that it is never Sendable?") { inquiry in
    guard inquiry.standing == .nonisolated else { return nil }
    let text = inquiry.subject.isNeverSendable ? "says that it is never Sendable" : "says 'nonisolated'"
    return decided(.ask, inquiry, text)
  },
  Question("is it Sendable, by its own words, a superclass or a protocol?") { inquiry in
    switch inquiry.standing {
    case .sendable where inquiry.unmetDemand != nil: nil
    case .sendable:
      // A class that only its protocol made Sendable may yet be sent to the main actor.
      decided(
        .sendable,
        inquiry,
        "Sendable already",
        confidence: inquiry.sheet.standings.demands[inquiry.subject.index] == nil ? 1 : 0.8
      )
    case .uncheckedSendable:
      decided(.sendable, inquiry, "'@unchecked Sendable' already", isUnchecked: true)
    case .actor: decided(.actor, inquiry, "only actors conform")
    default: nil
    }
  },
]

extension Inquiry {
  /// Nobody wrote it.
  fileprivate var isOnMainByDefault: Bool { sheet.standings.onMainByDefault.contains(subject.index) }

  /// By a protocol of the project in its own clause, not by its own words.
  fileprivate var isPutOnMainActor: Bool {
    subject.type.isolationAnswer.reason == .conformance
      && subject.clause.contains { conformance in
        survey.subject(of: conformance).map { $0.kind == .protocol && sheet.standings[$0] == .mainActor } ?? false
      }
  }
}

private func decided(
  _ answer: Decision.Answer,
  _ inquiry: Inquiry,
  _ text: String,
  isUnchecked: Bool = false,
  confidence: Double = 1
) -> Verdict {
  Verdict(
    answer: answer,
    isDecided: true,
    isUnchecked: isUnchecked,
    annotation: [],
    confidence: confidence,
    evidence: [inquiry.evidence(text)],
    isNeeded: false
  )
}
