import Indexing
import Lexing
import Linting

/// Classes.
let classQuestions: [Question] = [
  Question("does a protocol demand that it is Sendable, though its state is not?", demandedClass),
  Question("is it an object of a database, which stays where its context is?", modelClass),
  Question("is it an operation, which its queue runs on any thread?") { inquiry in
    guard inquiry.isOperation else { return nil }
    var verdict = Verdict(
      answer: .sendable,
      isUnchecked: true,
      annotation: [.uncheckedSendable],
      confidence: 0.9,
      evidence: [inquiry.evidence("an operation runs on a thread of its queue")]
    )
    if inquiry.inherits(Inquiry.operations) {
      verdict.evidence.append(inquiry.evidence("'Operation' made that promise, and a subclass says it again"))
    } else if let open = inquiry.openState {
      verdict.weaken()
      verdict.evidence.append(open)
    }
    return verdict
  },
  Question("is it a class whose state never changes?", constantClass),
  Question("does it keep state for an actor, or behind an API that callers wait for?", actorClass),
  Question("is its state behind a lock or a queue of its own?", guardedClass),
  Question("does it work with the user interface or on the main queue?", mainActorClass),
  Question("is it a class of an app, which nothing takes elsewhere?", appClass),
  Question("is it any other class?", otherClass),
]

extension Inquiry {
  static let operations: [Name] = ["Operation", "BlockOperation"]

  /// Also one below a class of another module that is named for what it is.
  fileprivate var isOperation: Bool {
    inherits(Self.operations) || facts.has(.overriding) && frameworkSuperclass?.hasSuffix("Operation") ?? false
  }

  /// Frameworks call its delegates back wherever they are.
  fileprivate static let root: [Name] = ["NSObject"]
  fileprivate static let databaseObjects: [Name] = ["NSManagedObject"]
  fileprivate static let model: Name = "Model"
  /// Realm's, which nothing else is called like.
  fileprivate static let realmObjects = ["Object", "EmbeddedObject", "RealmSwiftObject"]
}

/// Neither Sendable nor of one actor: other threads get its identifier, and look it up in a context of their own.
private func modelClass(_ inquiry: Inquiry) -> Verdict? {
  let isModel = inquiry.facts.head.attributes.contains(Inquiry.model)
  let isOfRealm = inquiry.foreignRoot.map(Inquiry.realmObjects.contains) ?? false
  guard isModel || isOfRealm || inquiry.inherits(Inquiry.databaseObjects) else { return nil }
  let identifier = isModel ? "PersistentIdentifier" : isOfRealm ? "ThreadSafeReference" : "NSManagedObjectID"
  return Verdict(
    answer: .ask,
    annotation: [],
    confidence: 0.5,
    evidence: [inquiry.evidence("stays with the context it came from: send its '\(identifier)' instead")],
    isNeeded: false
  )
}

private func constantClass(_ inquiry: Inquiry) -> Verdict? {
  let count = inquiry.stored.count
  guard inquiry.frameworkSuperclass == nil, inquiry.sheet.sendability.canBeSendable(inquiry.subject),
    inquiry.mainWeight < .full, count > 0 || inquiry.homeWeight < .clear
  else { return nil }
  let isFinal = inquiry.facts.head.isFinal
  let isClear = count > 0 && inquiry.mainWeight < .some
  let isGeneric = inquiry.isConditionallySendable
  var verdict = Verdict(
    answer: .sendable,
    annotation: isGeneric ? inquiry.conditionalConformance : isFinal ? [.sendable] : [.final, .sendable],
    confidence: isGeneric && !isFinal ? 0.8 : isClear ? 0.92 : 0.75,
    evidence: inquiry.waitedFor.isEmpty
      ? [inquiry.evidence(count > 0 ? "stores only 'let' of Sendable types" : inquiry.emptiness)]
      : inquiry.stored.compactMap(inquiry.openPart),
    blockers: inquiry.waitedFor,
    isNeeded: !inquiry.isNamespace
  )
  if isGeneric, inquiry.isHiddenFromExtensions { verdict.weaken() }
  if !isFinal { verdict.evidence.append(inquiry.evidence("nothing in the project inherits it")) }
  if !isClear { verdict.alternative = "@MainActor" }
  // Without state it may become anything when it gets some, but for what it must answer at once.
  return count > 0 ? inquiry.shared(verdict) : inquiry.answering(verdict)
}

/// State that a lock or a queue guards.
private func guardedClass(_ inquiry: Inquiry) -> Verdict? {
  let guards = inquiry.facts.marks(.lock) + inquiry.facts.marks(.ownQueue)
  guard let first = guards.first, inquiry.homeWeight < (first.mark.kind == .lock ? .overwhelming : .strong) else {
    return nil
  }
  let what = first.mark.kind == .lock ? "takes a lock" : "works on a queue of its own"
  var verdict = Verdict(
    answer: .sendable,
    isUnchecked: true,
    annotation: [.uncheckedSendable],
    confidence: 0.7,
    evidence: [inquiry.evidence(what, line: first.mark.line, file: first.file)]
  )
  if inquiry.mainWeight < .some, first.mark.kind == .lock { verdict.confidence = 0.9 }
  let openConstants = inquiry.openConstants.prefix(3)
  if !openConstants.isEmpty { verdict.weaken() }
  verdict.evidence += openConstants
  let changes = !inquiry.mutable.isEmpty
  if changes { verdict.alternative = "the state in a 'Mutex', and ': Sendable'" }
  if let open = inquiry.openState {
    verdict.evidence.append(open)
    verdict.weaken()
    return verdict
  }
  if changes { verdict.evidence.append(inquiry.evidence("its members use its state inside only")) }
  return inquiry.shared(verdict)
}

private func mainActorClass(_ inquiry: Inquiry) -> Verdict? {
  let weight = inquiry.mainWeight
  let isOfInterface = inquiry.survey.isOfInterface(inquiry.subject.file)
  let isOwn = isOfInterface && inquiry.facts.head.access < .public
  guard weight >= .overwhelming || weight >= .clear && (inquiry.homeWeight > .nothing || isOwn),
    inquiry.homeWeight > .nothing || !inquiry.isCoded
  else { return nil }
  let isAtHome = isOfInterface && inquiry.homeWeight >= .clear
  guard
    weight >= .overwhelming || inquiry.isWatched && weight >= .full || isAtHome || inquiry.isTimedForViews
      || inquiry.nonisolatedUsers.isEmpty
  else { return nil }
  let confidence = inquiry.confidenceInMainActor
  guard confidence >= 0.85 || !inquiry.onlyReportsToMain else { return nil }
  var verdict = Verdict(
    answer: .mainActor,
    annotation: [.mainActor],
    confidence: confidence,
    evidence: inquiry.mainHints.map(\.evidence)
  )
  let feasibility = Feasibility(of: inquiry)
  if inquiry.hasBackgroundWork, feasibility.isSmall { verdict.alternative = "actor" }
  let obstacles = inquiry.mainActorObstacles
  verdict.evidence += obstacles
  verdict.isSelfContained = obstacles.isEmpty
  verdict.blockers = inquiry.openSuperclass
  addUsers(of: inquiry, to: &verdict)
  return verdict
}

extension Inquiry {
  fileprivate var confidenceInMainActor: Double {
    // Whoever put single members on the main actor may have left out the others on purpose.
    let isWhole = !facts.has(.mainActorMember)
    if homeWeight >= .ample, !worksElsewhere, staysWithViews, isWhole || inherits(Self.observableObject) { return 0.92 }
    return isWhole && showsState ? 0.88 : mainWeight >= .full ? 0.8 : 0.65
  }

  /// Much speaks for the main actor, but other threads use its one instance, or it is little more than what they tell
  /// the main queue.
  fileprivate var onlyReportsToMain: Bool {
    if worksElsewhere, keepsItself { return true }
    return !isTimedForViews && mainWeight >= .overwhelming && homeWeight < .strong && facts.has(.mainQueue)
  }

  /// It sets a timer, whose block runs on the main run loop, and nobody keeps it but types on the main actor.
  fileprivate var isTimedForViews: Bool {
    facts.has(.timer) && homeWeight >= .some && !worksElsewhere && !hasBackgroundWork
  }

  /// `static let shared = T()`
  var keepsItself: Bool {
    facts.stored.contains { property in
      property.isStatic && parts(of: property).contains { Int($0.subject) == subject.index }
    }
  }

  /// Views watch its state, and nothing shows that it works elsewhere itself. Who uses it without isolation is told to
  /// follow.
  fileprivate var showsState: Bool {
    inherits(Self.observableObject) && !mutable.isEmpty && !worksElsewhere && !hasBackgroundWork
  }

  /// A type on the main actor keeps it, or views watch it and nothing uses it elsewhere.
  fileprivate var staysWithViews: Bool {
    if isWatched, nonisolatedUsers.isEmpty { return true }
    return survey.holders(of: subject).contains { holder in
      let owner = survey.subjects[holder.subject]
      return sheet.standings[owner] == .mainActor && !survey.isTest(owner.file)
    }
  }
}

/// Code without isolation that creates or calls it must be decided too, or some functions are the right scope.
private func addUsers(of inquiry: Inquiry, to verdict: inout Verdict) {
  let users = inquiry.nonisolatedUsers
  for user in inquiry.usersOfSharedObject.prefix(6) where !verdict.blockers.contains(user.index) {
    verdict.blockers.append(user.index)
  }
  guard !users.isEmpty else { return }
  for (user, use) in users.prefix(6) {
    let what = use.kind == .creation ? "creates it" : "calls it"
    verdict.evidence.append(
      inquiry.evidence("'\(user.text)' \(what) without isolation", line: use.line, file: use.file)
    )
    if !verdict.blockers.contains(user.index) { verdict.blockers.append(user.index) }
  }
  if users.allSatisfy({ $0.use.kind == .creation }) { verdict.alternative = "@MainActor, nonisolated init" }
  if inquiry.updatesAfterWaiting, inquiry.mainWeight < .overwhelming {
    verdict.scope = .functions
    verdict.annotation = [.mainActorOfUpdates, .final]
    verdict.alternative = "@MainActor"
  }
}

/// The cheatsheet starts on the main actor: so do an app's own classes, unless something shows that they work elsewhere.
/// Whoever put single members there may have left out the others on purpose.
private func appClass(_ inquiry: Inquiry) -> Verdict? {
  guard let first = inquiry.mutable.first, inquiry.mainWeight < .clear || !inquiry.facts.has(.mainActorMember),
    inquiry.facts.head.access < .public,
    inquiry.frameworkSuperclass == nil, !inquiry.inherits(Inquiry.root), !inquiry.hasBackgroundWork,
    !inquiry.isSharedAlready, !inquiry.isCoded, !inquiry.isGuardedByOthers,
    inquiry.survey.isOfInterface(inquiry.subject.file)
  else { return nil }
  var verdict = Verdict(
    answer: .mainActor,
    annotation: [.mainActor],
    confidence: 0.5,
    evidence: [
      inquiry.evidence(of: first, "is a 'var', and nothing shows where it is used"),
      inquiry.evidence("its module is made for the user interface"),
    ] + inquiry.mainHints.map(\.evidence) + inquiry.mainActorObstacles,
    blockers: inquiry.openSuperclass
  )
  addUsers(of: inquiry, to: &verdict)
  verdict.isNeeded = !inquiry.isLeftToItsMakers && (!inquiry.mainHints.isEmpty || inquiry.reach != nil)
  verdict.alternative = inquiry.wayToActor == nil ? ": @unchecked Sendable, its state behind a lock" : "actor"
  return verdict
}
