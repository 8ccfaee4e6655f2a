import Indexing
import Lexing
import Linting

/// What has to change together with a class that goes to the main actor, beside the types that come first.
extension Inquiry {
  var mainActorObstacles: [Decision.Evidence] { crossedConformances + ownObstacles + otherHolders + otherUsers }

  /// Conformances whose requirements anybody may call, which a type on the main actor must meet with `nonisolated`.
  private var crossedConformances: [Decision.Evidence] {
    facts.conformances.compactMap { conformance, file, _ in
      guard !conformance.isIsolated, let what = crossing(conformance) else { return nil }
      let text = "'\(survey.text(conformance.name))' \(what): its requirements stay 'nonisolated'"
      return evidence(text, line: conformance.line, file: file)
    }
  }

  private func crossing(_ conformance: Conformance) -> String? {
    if let declared = survey.subject(of: conformance) {
      return declared.kind == .protocol && demandsFromAnywhere(declared) ? "is on no actor" : nil
    }
    if conformance.name == "Identifiable", stored.contains(where: { $0.isLet && $0.name == "id" }) { return nil }
    if Self.calledFromAnywhere.contains(conformance.name) { return "is asked from anywhere" }
    let isHarmless =
      Self.harmless.contains(conformance.name) || survey.text(conformance.name) == frameworkSuperclass
      || survey.project.platform.isolation[conformance.name] == .mainActor || isOfInterface(conformance)
    return isHarmless ? nil : "is not known to be on the main actor"
  }

  /// Whether a protocol of the project, or one that it refines, demands something and is on no actor.
  private func demandsFromAnywhere(_ declared: Subject) -> Bool {
    var seen: Set<Int> = [declared.index]
    var waiting = [declared]
    while let next = waiting.popLast() {
      if sheet.standings[next] == .mainActor { continue }
      if next.facts.functions > 0 || !next.facts.signatures.isEmpty { return true }
      for conformance in next.clause where !Self.harmless.contains(conformance.name) {
        guard let parent = survey.subject(of: conformance) else { return true }
        if seen.insert(parent.index).inserted { waiting.append(parent) }
      }
    }
    return false
  }

  private static let calledFromAnywhere: Set<Name> = [
    "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "Codable",
    "Encodable", "Decodable", "Sequence", "Collection", "IteratorProtocol", "LosslessStringConvertible", "Identifiable",
  ]

  /// These demand nothing that a main-actor type could not give from anywhere.
  private static let harmless = PlainProtocols.withoutRequirements.union(["class", "DynamicProperty"])

  /// A superclass elsewhere, and members that run elsewhere whatever the class says.
  private var ownObstacles: [Decision.Evidence] {
    var found: [Decision.Evidence] = []
    if let parent = superclasses.first?.text {
      found.append(evidence("its superclass '\(parent)' is not on the main actor"))
    } else if let parent = frameworkSuperclass {
      found.append(evidence("its superclass '\(parent)' is not known to be on the main actor"))
    }
    // Of what 'NSObject' has, an initializer runs where it is called.
    if superclasses.isEmpty, frameworkSuperclass == nil,
      let overriding = facts.marks(.overriding).first(where: { $0.mark.name != "init" })
    {
      let text = "overrides what is called from anywhere"
      found.append(evidence(text, line: overriding.mark.line, file: overriding.file))
    }
    if let guarded = facts.marks(.lock).first ?? facts.marks(.ownQueue).first {
      found.append(evidence("guards what other threads may use", line: guarded.mark.line, file: guarded.file))
    }
    if let last = facts.marks(.deinitializer).first, !facts.has(.isolatedDeinit) {
      found.append(evidence("'deinit' runs on any thread", line: last.mark.line, file: last.file))
    }
    return found
  }

  /// Types on no actor that hold it, and so work with it.
  private var otherHolders: [Decision.Evidence] {
    survey.holders(of: subject).compactMap { holder in
      let owner = survey.subjects[holder.subject]
      guard owner.index != subject.index, !sheet.isOnMain(owner) else { return nil }
      let text = "held by '\(owner.text)', which is not on the main actor"
      return evidence(text, line: holder.property.line, file: owner.file)
    }
    .prefix(3).map(\.self)
  }

  /// Code that uses it off the main actor and is no type that comes first: tests, and what runs in the background.
  private var otherUsers: [Decision.Evidence] {
    let first = Set(nonisolatedUsers.map(\.user.index))
    let uses = survey.uses(of: subject).filter { use in
      guard !use.isAwaited, use.place != .mainActor else { return false }
      guard let user = survey.subject(ofDeclaration: use.user) else { return true }
      return !first.contains(user.index) && (use.place == .background || !sheet.isOnMain(user))
    }
    return uses.prefix(3).map { evidence("used off the main actor", line: $0.line, file: $0.file) }
  }
}
