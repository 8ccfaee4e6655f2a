import Indexing
import Linting

/// D6: protocols, which need words of their own only where values of them are shared.
let protocolQuestions: [Question] = [
  Question("is it a protocol of types on the main actor?") { inquiry in
    guard inquiry.subject.kind == .protocol, inquiry.homeWeight >= 4 else { return nil }
    return Verdict(
      answer: .mainActor,
      scope: .protocol,
      annotation: "@MainActor",
      confidence: 0.6,
      evidence: inquiry.mainHints.map(\.evidence),
      alternative: ": Sendable",
      isNeeded: false
    )
  },
  Question("is it a protocol whose values are shared?") { inquiry in
    guard inquiry.subject.kind == .protocol, let (holder, owner) = inquiry.sharingHolder else { return nil }
    let text = "'\(owner.text)' is shared and holds it in '\(holder.property.name)'"
    return Verdict(
      answer: .sendable,
      scope: .protocol,
      annotation: ": Sendable",
      confidence: 0.8,
      evidence: [inquiry.evidence(text, line: holder.property.line, file: owner.file)],
      alternative: "@MainActor"
    )
  },
  Question("is it any other protocol?") { inquiry in
    guard inquiry.subject.kind == .protocol else { return nil }
    return Verdict(
      answer: .sendable,
      scope: .protocol,
      annotation: ": Sendable",
      confidence: 0.5,
      evidence: [inquiry.evidence("no type that is shared holds a value of it")],
      isNeeded: false
    )
  },
]

extension Inquiry {
  /// A type that any thread may use, actors left out, and its property that holds `any P`.
  fileprivate var sharingHolder: (holder: Survey.Holder, owner: Subject)? {
    for holder in survey.holders(of: subject) where !holder.property.isStatic {
      let owner = survey.subjects[holder.subject]
      switch sheet.standings[owner] {
      case .sendable, .uncheckedSendable: return (holder, owner)
      default: continue
      }
    }
    return nil
  }
}
