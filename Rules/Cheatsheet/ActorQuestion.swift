import Indexing
import Lexing
import Linting

/// An actor is the first answer only where the work is in the background, and the runner-up elsewhere.
func actorClass(_ inquiry: Inquiry) -> Verdict? {
  guard let mutable = inquiry.mutable.first, let way = inquiry.wayToActor ?? inquiry.wayToServe,
    let evidence = inquiry.actorEvidence
  else { return nil }
  var verdict = Verdict(
    answer: .actor,
    annotation: [.actor],
    confidence: 0.7,
    evidence: [inquiry.evidence(of: mutable, "is a 'var'")],
    alternative: "@MainActor"
  )
  let (waiting, all) = (inquiry.facts.asyncFunctions, inquiry.facts.functions)
  if waiting > 0 { verdict.evidence.append(inquiry.evidence("\(waiting) of \(all) functions are 'async'")) }
  verdict.evidence += evidence + way.obstacles
  return verdict
}

extension Inquiry {
  /// Each serves one loop.
  private static let iterators: [Name] = ["AsyncIteratorProtocol"]

  private var mayBeActor: Bool {
    !mutable.isEmpty && mainWeight < .strong && !survey.isTest(subject.file) && !inherits(Inquiry.iterators)
  }

  /// Callers wait already, and the way to an actor is short; what stands in it.
  func foundWayToActor() -> Feasibility? {
    guard mayBeActor, facts.asyncFunctions > 0, isAwaitedAlways || isAwaitedMostly,
      case let feasibility = Feasibility(of: self),
      feasibility.isSmall
    else { return nil }
    return feasibility
  }

  /// Who is not of it awaits all that it does.
  private var isAwaitedAlways: Bool { facts.openSynchronousMembers == 0 && mutable.allSatisfy(\.isPrivate) }

  private var isAwaitedMostly: Bool {
    5 * facts.asyncFunctions >= 2 * facts.functions && (facts.asyncFunctions > 1 || facts.functions == 1)
  }

  /// An actor works with it, and nothing stands in the way.
  fileprivate var wayToServe: Feasibility? {
    guard mayBeActor, servedActor != nil, case let feasibility = Feasibility(of: self), feasibility.isClear else {
      return nil
    }
    return feasibility
  }

  /// What shows that it runs in the background; nil where nothing does.
  fileprivate var actorEvidence: [Decision.Evidence]? {
    if let first = backgroundHint { return [evidence(first.text, line: first.place.mark.line, file: first.place.file)] }
    if let servedActor, wayToServe != nil { return [servedActor] }
    return nil
  }

  /// Its work belongs in the background: a queue or lock of its own, or threads that it starts.
  private var backgroundHint: (text: String, place: (mark: Mark, file: Int32))? {
    guard wayToActor != nil else { return nil }
    for (kind, text) in [
      (Mark.Kind.ownQueue, "works on a queue of its own"), (.lock, "takes a lock"),
      (.background, "works in the background"),
    ] {
      if let first = facts.marks(kind).first { return (text, first) }
    }
    return nil
  }

  private var servedActor: Decision.Evidence? {
    // Its shared object is everybody's.
    let use = survey.uses(of: subject).first { use in
      use.kind != .staticMember && !survey.isTest(use.file)
        && survey.subject(ofDeclaration: use.user).map(isActor) ?? false
    }
    if let use, let user = survey.subject(ofDeclaration: use.user) {
      return evidence("used by '\(user.text)', an actor", line: use.line, file: use.file)
    }
    return survey.holders(of: subject).lazy.map { (self.survey.subjects[$0.subject], $0.property.line) }
      .first { isActor($0.0) && !survey.isTest($0.0.file) }
      .map { evidence("held by '\($0.0.text)', an actor", line: $0.1, file: $0.0.file) }
  }

  private func isActor(_ other: Subject) -> Bool { sheet.standings[other] == .actor && other.kind != .protocol }
}
