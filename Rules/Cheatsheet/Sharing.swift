import Indexing
import Lexing
import Linting

/// What shows that a class is shared already, whatever it does itself.
extension Inquiry {
  /// The same advice, and stronger where others share the class.
  func shared(_ verdict: Verdict) -> Verdict {
    sharingEvidence.map { verdict.raised(to: 0.9, by: $0) } ?? verdict
  }

  /// The same advice, and stronger for a class of whose functions none waits, though it inherits or meets what another
  /// module declares: no actor could, and nothing leads to the main one.
  func answering(_ verdict: Verdict) -> Verdict {
    let outside = facts.conformances.first {
      $0.conformance.subject < 0 && !Kin.anybody.contains($0.conformance.name)
    }
    guard let (conformance, file, _) = outside, facts.asyncFunctions == 0, mainWeight < .clear,
      !survey.isOfInterface(subject.file)
    else { return verdict }
    let text = "no function of it is 'async', so that no actor could stand for '\(survey.text(conformance.name))'"
    return verdict.raised(to: 0.88, by: evidence(text, line: conformance.line, file: file))
  }

  /// Whoever encodes or decodes it does so from anywhere: what the compiler makes of `Codable` is on no actor.
  var isCoded: Bool { inherits(Self.coding) }

  private static let coding: [Name] = ["Codable", "Encodable", "Decodable"]

  var isSharedAlready: Bool { sharingEvidence != nil }

  private var sharingEvidence: Decision.Evidence? {
    mainWeight < .clear ? sharingHolder ?? sharingUser ?? holdingValue ?? sharedSuperclass : nil
  }

  /// How other threads may come to it; nil where nothing shows it, so that it may stay as it is.
  var reach: Decision.Evidence? {
    sharingHolder ?? sharingUser ?? holdingValue ?? ownThreads ?? useElsewhere ?? guardingHolder ?? staticHolder
  }

  private var ownThreads: Decision.Evidence? {
    let kinds: [Mark.Kind] = [.background, .ownQueue, .lock, .task, .delegateOnQueue]
    return kinds.lazy.compactMap { self.facts.marks($0).first }.first.map {
      evidence("gives work to other threads, or takes a lock", line: $0.mark.line, file: $0.file)
    }
  }

  private var useElsewhere: Decision.Evidence? {
    survey.uses(of: subject).lazy.filter { !self.survey.isTest($0.file) }.compactMap { use in
      if use.place == .background, !use.isAwaited { return ("used in the background", use) }
      let isGlobal = use.kind == .creation && use.place == .initialValue && use.user < 0
      return isGlobal ? ("kept in a global, which all threads reach", use) : nil
    }
    .first.map { text, use in evidence(text, line: use.line, file: use.file) }
  }

  private var guardingHolder: Decision.Evidence? {
    holders.first { isGuard(survey.subjects[$0.subject]) }.map { holder in
      let owner = survey.subjects[holder.subject]
      let text = "held by '\(owner.text)', which has a lock or a queue of its own"
      return evidence(text, line: holder.property.line, file: owner.file)
    }
  }

  /// A property that every thread reaches keeps it, or keeps what keeps it.
  private var staticHolder: Decision.Evidence? {
    if keepsItself { return evidence("kept in a static property of its own, which all threads reach") }
    return sheet.staticReach.holder(of: subject).map { holder in
      let owner = survey.subjects[holder.subject]
      let text = "kept in a static property of '\(owner.text)', which all threads reach"
      return evidence(text, line: holder.property.line, file: owner.file)
    }
  }

  /// Swift 6 has something to say of that.
  var isReachedByAll: Bool { staticHolder != nil || useElsewhere != nil }

  /// Whoever makes it keeps it to itself, and no property has it but its own.
  var isLeftToItsMakers: Bool {
    guard facts.head.access < .public, frameworkSuperclass == nil, superclasses.isEmpty, !isSharedAlready,
      !hasBackgroundWork, !facts.has(.lock),
      facts.conformances.allSatisfy({ Kin.anybody.contains($0.conformance.name) })
    else { return false }
    let makings = survey.uses(of: subject).filter { $0.kind == .creation && !survey.isTest($0.file) }
    return !makings.isEmpty && makings.allSatisfy { $0.place == .inherited || $0.place == .mainActor }
      && makings.allSatisfy(\.isLocal) && holders.allSatisfy { $0.subject == subject.index } && !keepsItself
  }

  /// A class with a lock or a queue of its own keeps it or works with it: what guards that one guards this.
  var isGuardedByOthers: Bool {
    let users = survey.uses(of: subject).lazy.compactMap { self.survey.subject(ofDeclaration: $0.user) }
    return holders.contains { isGuard(survey.subjects[$0.subject]) } || users.contains(where: isGuard)
  }

  private func isGuard(_ other: Subject) -> Bool {
    sheet.guards.contains(other.index) && sheet.standings[other] != .mainActor && !survey.isTest(other.file)
  }

  private var holders: [Survey.Holder] {
    survey.holders(of: subject).filter { !survey.isTest(survey.subjects[$0.subject].file) }
  }

  /// A type that any thread may use keeps it.
  private var sharingHolder: Decision.Evidence? {
    guard let holder = holders.first(where: { isShared(survey.subjects[$0.subject]) }) else { return nil }
    let owner = survey.subjects[holder.subject]
    return evidence("held by '\(owner.text)', which any thread may use", line: holder.property.line, file: owner.file)
  }

  /// A type that any thread may use works with it, and none on the main actor does.
  private var sharingUser: Decision.Evidence? {
    var found: Decision.Evidence?
    for use in survey.uses(of: subject) where !survey.isTest(use.file) {
      guard let user = survey.subject(ofDeclaration: use.user) else { continue }
      if sheet.standings[user] == .mainActor { return nil }
      if found == nil, isShared(user) {
        found = evidence("used by '\(user.text)', which any thread may use", line: use.line, file: use.file)
      }
    }
    return found
  }

  /// Only values keep it, which are Sendable when it is.
  private var holdingValue: Decision.Evidence? {
    guard mainWeight == .nothing, let first = holders.first else { return nil }
    let areValues = holders.allSatisfy {
      let kind = survey.subjects[$0.subject].kind
      return !$0.property.isStatic && (kind == .struct || kind == .enum)
    }
    guard areValues else { return nil }
    let owner = survey.subjects[first.subject]
    let text = "held by '\(owner.text)', a value, which is Sendable only if this is"
    return evidence(text, line: first.property.line, file: owner.file)
  }

  /// An override shows that the name in its clause is a class, which rules an actor out.
  private var sharedSuperclass: Decision.Evidence? {
    guard mainWeight == .nothing, let name = frameworkSuperclass, let mark = facts.marks(.overriding).first else {
      return nil
    }
    return evidence("overrides a member of '\(name)': actors inherit nothing", line: mark.mark.line, file: mark.file)
  }

  private func isShared(_ other: Subject) -> Bool {
    switch sheet.standings[other] {
    case .sendable, .uncheckedSendable: other.index != subject.index
    default: false
    }
  }

  /// The nearest class above it, where nobody has decided that one.
  var openSuperclass: [Int] {
    superclasses.first.map { sheet.standings[$0] == .open ? [$0.index] : [] } ?? []
  }
}
