import Indexing
import Lexing
import Linting

/// Structures and enumerations, which are Sendable when all that they store is.
let valueQuestions: [Question] = [
  Question("is it a value that lives in the user interface?") { inquiry in
    guard inquiry.subject.kind == .struct || inquiry.isCaseless, inquiry.livesInInterface,
      !inquiry.inherits(Inquiry.compared)
    else { return nil }
    return Verdict(
      answer: .mainActor,
      annotation: [.mainActor],
      confidence: 0.7,
      evidence: inquiry.mainHints.map(\.evidence),
      alternative: ": Sendable",
      isNeeded: inquiry.facts.head.access >= .public || inquiry.worksWithInterface
    )
  },
  Question("is it a value made of Sendable values?") { inquiry in
    guard inquiry.isValue, inquiry.sheet.sendability.canBeSendable(inquiry.subject) else { return nil }
    return sendableValue(inquiry, confidence: inquiry.isPlainValue ? 0.97 : 0.8)
  },
  Question("is it any other value?") { inquiry in
    inquiry.isValue ? sendableValue(inquiry, confidence: inquiry.mainWeight < .clear ? 0.9 : 0.75) : nil
  },
]

extension Inquiry {
  /// It takes, gives or keeps what is on the main actor, and nothing in it goes there by itself yet.
  fileprivate var worksWithInterface: Bool {
    touchesInterface && !facts.has(.mainActorMember) && !facts.has(.mainActorHop)
  }

  /// Collections compare and hash their values wherever they are.
  fileprivate static let compared: [Name] = ["Equatable", "Hashable", "Comparable"]

  fileprivate var isCaseless: Bool { subject.kind == .enum && !facts.hasInstances }

  /// Has no values to share: an enumeration without cases, or a type that only keeps static members together.
  var isNamespace: Bool {
    if subject.kind == .enum { return isCaseless }
    return !facts.hasInstances && facts.conformances.isEmpty && facts.functions + facts.stored.count > 0
      && !givesItself
  }

  /// A static member is a value of the type.
  private var givesItself: Bool {
    let parts = facts.signatures.map(\.part) + facts.stored.flatMap { self.parts(of: $0) }
    return parts.contains { Int($0.subject) == subject.index || $0.name == "Self" }
  }

  /// Of a type that stores nothing.
  var emptiness: String { isNamespace ? "has no values" : "stores nothing" }

  /// Nothing but a value: no namespace, and no functions that serve views. Views may create and keep it, as anybody may.
  fileprivate var isPlainValue: Bool {
    if subject.kind == .struct, !stored.isEmpty, homeWeight == .nothing { return true }
    if isPlaceholder { return false }
    if isCaseless { return !survey.isOfInterface(subject.file) }
    let limit: Weight = subject.kind == .enum ? .full : stored.isEmpty && facts.functions > 0 ? .slight : .clear
    return mainWeight < limit && !isNamespace
  }

  /// Only its name says something so far, and no other module needs it: it may become anything.
  private var isPlaceholder: Bool {
    subject.kind == .struct && stored.isEmpty && facts.functions == 0 && facts.head.access < .public
  }

  /// Keeps objects that must be decided first, and may follow them elsewhere.
  fileprivate var waitsForObjects: Bool {
    guard subject.kind == .struct else { return false }
    return waitedFor.contains { survey.subjects[$0].kind == .class || survey.subjects[$0].kind == .protocol }
  }

  /// Holds objects of the user interface, or is nothing but functions that work with them.
  fileprivate var livesInInterface: Bool {
    if isCaseless { return mainWeight >= .full }
    if stored.isEmpty { return mainWeight >= .full && facts.functions > 0 }
    let held = stored.count { property in parts(of: property).contains { $0.kind == .named && isInterface($0) } }
    return (held > 0 && mainWeight >= .overwhelming) || (held > 1 && mainWeight >= .full)
      || (homeWeight >= .clear && !sheet.sendability.canBeSendable(subject))
  }
}

private func sendableValue(_ inquiry: Inquiry, confidence: Double) -> Verdict {
  var verdict = Verdict(answer: .sendable, annotation: [.sendable], confidence: confidence)
  var waits: Set<Int> = []
  for property in inquiry.stored {
    switch inquiry.shareability(of: property) {
    case .yes, .generic: break
    case .waits:
      if inquiry.waitsInVain(for: property) { verdict.weaken() }
      for type in inquiry.typesWaitedFor(by: property) where waits.insert(type.index).inserted {
        verdict.blockers.append(type.index)
      }
    case .no, .unknown: verdict.weaken()
    }
    if let open = inquiry.openPart(of: property) { verdict.evidence.append(open) }
  }
  if inquiry.waitsForObjects { verdict.confidence = min(verdict.confidence, 0.8) }
  if inquiry.isConditionallySendable {
    verdict.annotation = inquiry.conditionalConformance
    if inquiry.isHiddenFromExtensions { verdict.weaken() }
  }
  if verdict.evidence.isEmpty {
    let count = inquiry.stored.count
    let text =
      count == 0
      ? inquiry.emptiness : count == 1 ? "what it stores is Sendable" : "all \(count) stored types are Sendable"
    verdict.evidence = [inquiry.evidence(text)]
  }
  verdict.isNeeded = inquiry.sheet.sendability.mustSay(inquiry.subject) && !inquiry.isNamespace
  return verdict
}

extension Inquiry {
  /// It holds parameters that need not be Sendable, maybe in what must be decided first.
  var isConditionallySendable: Bool {
    if sheet.sendability.genericParts.held(by: subject).isEmpty { return false }
    return stored.contains { property in
      switch shareability(of: property) {
      case .generic, .waits: true
      case .yes, .no, .unknown: false
      }
    }
  }

  /// A private type within another, which an extension at the file's level does not see.
  var isHiddenFromExtensions: Bool {
    let depth = subject.text.utf8.count { $0 == UInt8(ascii: ".") }
    return depth > 0 && facts.head.access == .private || depth > 1 && facts.head.access < .public
  }

  /// `extension G: Sendable where T: Sendable {}`, of the parameters that it stores.
  var conditionalConformance: Annotation {
    let held = sheet.sendability.genericParts.held(by: subject)
    let constraints = facts.generics.filter { held.contains($0.name) }.map { parameter in
      "\(parameter.isPack ? "repeat each " : "")\(survey.text(parameter.name)): Sendable"
    }
    return [.conformance("extension \(subject.text): Sendable where \(constraints.joined(separator: ", ")) {}")]
  }
}
