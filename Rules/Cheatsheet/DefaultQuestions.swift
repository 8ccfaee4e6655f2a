import Indexing
import Lexing
import Linting

/// Where the main actor is the module's default, the question is which types must leave it.
func leavesMainActor(_ inquiry: Inquiry) -> Verdict? {
  guard inquiry.sheet.standings.onMainByDefault.contains(inquiry.subject.index) else { return nil }
  let evidence = inquiry.offMainEvidence
  guard !evidence.isEmpty else { return plainValue(inquiry) }
  var verdict = Verdict(
    answer: .sendable,
    scope: inquiry.subject.kind == .protocol ? .protocol : .type,
    annotation: [.nonisolated],
    confidence: 0.8,
    evidence: evidence
  )
  if inquiry.isValue { verdict.annotation += inquiry.facts.head.access < .public ? [] : [.sendable] }
  guard inquiry.subject.kind == .class else { return verdict }
  if inquiry.isConstant {
    verdict.annotation += inquiry.facts.head.isFinal ? [.sendable] : [.final, .sendable]
  } else if inquiry.facts.has(.lock) || inquiry.facts.has(.ownQueue) {
    verdict.isUnchecked = true
    verdict.annotation += [.uncheckedSendable]
  } else {
    verdict.answer = .ask
    verdict.annotation = []
    verdict.alternative = "actor"
    verdict.confidence = 0.5
    let text = "has state: an actor, or 'nonisolated' with the state behind a lock"
    verdict.evidence.append(inquiry.evidence(text))
  }
  return verdict
}

/// Nothing asks for it yet, and nothing holds it on the main actor either.
private func plainValue(_ inquiry: Inquiry) -> Verdict? {
  guard inquiry.isValue, !inquiry.stored.isEmpty || inquiry.isEnumeration, inquiry.mainWeight < .clear,
    inquiry.isPlain
  else { return nil }
  return Verdict(
    answer: .sendable,
    annotation: inquiry.facts.head.access < .public ? [.nonisolated] : [.nonisolated, .sendable],
    confidence: 0.75,
    evidence: [inquiry.evidence("a value of Sendable values, on the main actor by default only")],
    alternative: "@MainActor",
    isNeeded: false
  )
}

extension Inquiry {
  fileprivate var isEnumeration: Bool { subject.kind == .enum && facts.hasInstances }

  fileprivate var isPlain: Bool {
    stored.allSatisfy { property in
      guard property.wrapper == .none, case .yes = shareability(of: property) else { return false }
      return true
    }
  }

  /// Stores only what never changes and may be shared.
  fileprivate var isConstant: Bool {
    frameworkSuperclass == nil && superclasses.isEmpty && !survey.hasSubclasses(subject)
      && isPlain && stored.allSatisfy(\.isLet)
  }

  /// Code off the main actor that works with the type, and what the type itself has against other threads.
  fileprivate var offMainEvidence: [Decision.Evidence] {
    let uses = survey.uses(of: subject).filter { !$0.isAwaited && isOffMain($0) }
    var found = uses.prefix(4).map { use in
      let user = survey.subject(ofDeclaration: use.user).map { "'\($0.text)'" } ?? "code at file level"
      return evidence("\(user) uses it off the main actor", line: use.line, file: use.file)
    }
    if subject.kind == .protocol {
      found += survey.conformers(to: subject).filter { isOffMain($0) }.prefix(4).map {
        evidence("'\($0.text)' conforms to it, and is not on the main actor", line: $0.head.line, file: $0.file)
      }
    } else if subject.kind == .class, mainWeight < .clear, let guarded = facts.marks(.lock).first {
      found.append(evidence("takes a lock", line: guarded.mark.line, file: guarded.file))
    }
    return found
  }

  private func isOffMain(_ use: Use) -> Bool {
    switch use.place {
    case .background: true
    case .mainActor: false
    case .inherited, .initialValue: survey.subject(ofDeclaration: use.user).map { isOffMain($0) } ?? false
    }
  }

  private func isOffMain(_ other: Subject) -> Bool {
    switch sheet.standings[other] {
    case .actor, .nonisolated: other.kind != .protocol
    default: false
    }
  }
}
