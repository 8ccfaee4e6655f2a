import Indexing
import Linting

/// Classes that nothing speaks for: shared as they are, they need a lock, or must be decided after what they hold.
func otherClass(_ inquiry: Inquiry) -> Verdict {
  if inquiry.mutable.isEmpty { return inquiry.shared(immutableClass(inquiry)) }
  let isLeft = inquiry.isLeftToItsMakers
  let reach = isLeft ? nil : inquiry.reach
  let why =
    isLeft ? "the functions that make it keep it to themselves" : "nothing seen here shows that threads share it"
  var verdict = Verdict(
    answer: .sendable,
    isUnchecked: true,
    annotation: [.uncheckedSendable],
    confidence: 0.5,
    evidence: (reach.map { inquiry.isSharedAlready ? [] : [$0] } ?? [inquiry.evidence("\(why): it may stay")])
      + inquiry.mutable.prefix(3).map { inquiry.evidence(of: $0, "is a 'var': put it behind a lock first") },
    blockers: inquiry.openSuperclass + inquiry.waitedFor.filter { !inquiry.openSuperclass.contains($0) },
    alternative: inquiry.wayToActor == nil ? "@MainActor" : "actor",
    isNeeded: !isLeft && (reach != nil || inquiry.mainWeight >= .some || inquiry.facts.has(.timer))
  )
  verdict.weaken()
  if isLeft { return verdict }
  // Where views are made, sharing may end on the main actor as well.
  if inquiry.mainWeight >= .overwhelming || inquiry.survey.isOfInterface(inquiry.subject.file) { return verdict }
  return inquiry.answering(inquiry.likeKin(inquiry.shared(verdict)))
}

extension Inquiry {
  /// A class above it has to do with the user interface.
  fileprivate var isBelowInterface: Bool {
    superclasses.contains { Inquiry(subject: $0, sheet: sheet).touchesInterface }
  }

  /// Neither the main actor nor a framework's class has a part in it, nor do callers wait for it, as they do for actors.
  fileprivate var isNothingButConstant: Bool {
    mainWeight == .nothing && frameworkSuperclass == nil && facts.asyncFunctions == 0
  }
}

private func immutableClass(_ inquiry: Inquiry) -> Verdict {
  let isRoot = inquiry.frameworkSuperclass == nil && inquiry.superclasses.isEmpty
  let storesNothing = inquiry.stored.isEmpty && inquiry.openState == nil
  let isChecked =
    isRoot && !inquiry.survey.hasSubclasses(inquiry.subject) && (storesNothing || !inquiry.waitedFor.isEmpty)
  var verdict = Verdict(
    answer: .sendable,
    isUnchecked: !isChecked,
    annotation: !isChecked ? [.uncheckedSendable] : inquiry.facts.head.isFinal ? [.sendable] : [.final, .sendable],
    confidence: inquiry.isNothingButConstant ? 0.88 : 0.6,
    evidence: [],
    blockers: inquiry.openSuperclass + inquiry.waitedFor.filter { !inquiry.openSuperclass.contains($0) },
    alternative: "@MainActor",
    isNeeded: !inquiry.isNamespace
  )
  for property in inquiry.stored {
    guard let open = inquiry.openPart(of: property) else { continue }
    verdict.evidence.append(open)
    if case .waits = inquiry.shareability(of: property), !inquiry.waitsInVain(for: property) { continue }
    verdict.weaken()
  }
  if let open = inquiry.openState {
    verdict.evidence.append(open)
    verdict.weaken()
  }
  // Nothing is known of what that stores.
  if inquiry.frameworkSuperclass != nil { verdict.weaken() }
  if inquiry.isBelowInterface { verdict.weaken() }
  if !isRoot { verdict.evidence.append(inquiry.evidence("inherits a class, so that nothing can be checked")) }
  if verdict.evidence.isEmpty {
    verdict.evidence = [
      inquiry.evidence(isChecked ? inquiry.emptiness : "stores nothing that changes, and has subclasses")
    ]
  }
  return verdict
}
