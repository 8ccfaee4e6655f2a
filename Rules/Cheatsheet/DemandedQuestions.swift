import Indexing
import Lexing
import Linting

/// A class that a protocol makes Sendable must still show the compiler that it is.
func demandedClass(_ inquiry: Inquiry) -> Verdict? {
  guard let (demand, reasons) = inquiry.unmetDemand,
    inquiry.mainWeight < .overwhelming || inquiry.homeWeight == .nothing
  else {
    return nil
  }
  let isChecked = reasons.isEmpty
  var verdict = Verdict(
    answer: .sendable,
    isUnchecked: !isChecked,
    annotation: isChecked ? [.final, .sendable] : [.uncheckedSendable],
    confidence: 0.88,
    evidence: [inquiry.evidence("'\(inquiry.survey.text(demand))' demands that it is Sendable")] + reasons,
    blockers: inquiry.waitedFor,
    alternative: "@MainActor"
  )
  let open = (inquiry.openState.map { [$0] } ?? []) + inquiry.openConstants.prefix(3)
  guard !open.isEmpty else { return verdict }
  verdict.weaken()
  verdict.evidence += open.filter { !verdict.evidence.contains($0) }
  return verdict
}

extension Inquiry {
  /// A protocol that makes a class Sendable which the compiler cannot see to be so, and why; no reason where only
  /// `final` is missing.
  var unmetDemand: (demand: Name, reasons: [Decision.Evidence])? {
    guard subject.kind == .class, standing == .sendable, let demand = sheet.standings.demands[subject.index],
      !inherits(Self.operations)
    else { return nil }
    let reasons = stored.compactMap { property -> Decision.Evidence? in
      if property.isUnsafe || property.wrapper != .none { return nil }
      if !property.isLet { return evidence(of: property, "is a 'var'") }
      guard case .no(let reason) = shareability(of: property) else { return nil }
      return evidence(of: property, "holds \(reason)")
    }
    if reasons.isEmpty, facts.head.isFinal || survey.hasSubclasses(subject) || !superclasses.isEmpty { return nil }
    return (demand, Array(reasons.prefix(4)))
  }
}
