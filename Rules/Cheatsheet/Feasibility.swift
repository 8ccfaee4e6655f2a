import Indexing
import Lexing
import Linting

/// Whether a class can become an actor, and what stands in the way.
struct Feasibility {
  /// Rules an actor out.
  private(set) var isRuledOut = false
  /// What has to change first, each with its place.
  private(set) var obstacles: [Decision.Evidence] = []

  /// A list that somebody can work through in an hour.
  var isSmall: Bool { !isRuledOut && obstacles.count <= 3 }

  var isClear: Bool { !isRuledOut && obstacles.isEmpty }

  init(of inquiry: Inquiry) {
    if let parent = inquiry.superclasses.first?.text ?? inquiry.frameworkSuperclass {
      isRuledOut = true
      obstacles.append(inquiry.evidence("actors inherit nothing, and this inherits '\(parent)'"))
    }
    if let child = inquiry.survey.subclasses(of: inquiry.subject).first {
      isRuledOut = true
      obstacles.append(Self.evidence("'\(child.text)' inherits it, and actors have no subclasses", at: child, inquiry))
    }
    if inquiry.facts.head.access == .open {
      isRuledOut = true
      obstacles.append(inquiry.evidence("'open': others may inherit it, and actors have no subclasses"))
    }
    if inquiry.inherits(Self.sequences) {
      isRuledOut = true
      obstacles.append(inquiry.evidence("a sequence is gone through at once, and an actor only by those who wait"))
    }
    if let property = inquiry.publisher {
      isRuledOut = true
      obstacles.append(inquiry.evidence(of: property, "gives a publisher to others"))
    }
    obstacles += inquiry.synchronousRequirements
    obstacles += inquiry.synchronousCalls.prefix(8).map {
      inquiry.evidence("called without 'await'", line: $0.line, file: $0.file)
    }
  }

  private static let sequences: [Name] = [
    "BidirectionalCollection", "Collection", "IteratorProtocol", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]

  private static func evidence(_ text: String, at subject: Subject, _ inquiry: Inquiry) -> Decision.Evidence {
    inquiry.evidence(text, line: subject.head.line, file: subject.file)
  }
}

extension Inquiry {
  /// A property that others may subscribe to.
  fileprivate var publisher: StoredProperty? {
    facts.instanceStored.first { property in
      guard !property.isPrivate else { return false }
      return property.wrapper == "Published" || parts(of: property).contains { Self.publishers.contains($0.name) }
    }
  }

  private static let publishers = Publishers.subjects.union([
    "AnyPublisher", "Published.Publisher", "ObservableObjectPublisher",
  ])

  /// Requirements that an actor could only meet with `nonisolated`: of the project's protocols, and of those that nobody
  /// here knows.
  fileprivate var synchronousRequirements: [Decision.Evidence] {
    facts.conformances.compactMap { conformance, file, _ in
      guard let what = synchronousDemand(of: conformance) else { return nil }
      let text = "'\(survey.text(conformance.name))' \(what) functions that are not 'async'"
      return evidence(text, line: conformance.line, file: file)
    }
  }

  private func synchronousDemand(of conformance: Conformance) -> String? {
    guard let declared = survey.subject(of: conformance) else {
      let isKnown =
        PlainProtocols.all.contains(conformance.name) || survey.project.platform.isolation[conformance.name] != nil
      return isKnown || Kin.anybody.contains(conformance.name) ? nil : "may demand"
    }
    return declared.kind == .protocol && declared.head.functions > declared.head.asyncFunctions ? "demands" : nil
  }

  /// Calls from other types, tests left out, that do not wait.
  fileprivate var synchronousCalls: [Use] {
    survey.uses(of: subject).filter { $0.kind == .methodCall && !$0.isAwaited && !survey.isTest($0.file) }
  }

  /// Types that create or call it without `await` from code that is on no actor.
  func foundNonisolatedUsers() -> [(user: Subject, use: Use)] {
    var seen: Set<Int> = []
    return survey.uses(of: subject).compactMap { use in
      guard use.kind != .staticMember, !use.isAwaited, use.place != .mainActor, !survey.isTest(use.file),
        let user = survey.subject(ofDeclaration: use.user), !sheet.isOnMain(user),
        seen.insert(user.index).inserted
      else { return nil }
      return (user, use)
    }
  }

  /// Types that use its static members, as `shared`, without `await` from code that is on no actor.
  var usersOfSharedObject: [Subject] {
    var seen = Set(nonisolatedUsers.map(\.user.index))
    return survey.uses(of: subject).compactMap { use in
      guard use.kind == .staticMember, !use.isDirect, !use.isAwaited, use.place != .mainActor,
        !survey.isTest(use.file), let user = survey.subject(ofDeclaration: use.user), user.index != subject.index,
        !sheet.isOnMain(user), seen.insert(user.index).inserted
      else { return nil }
      return user
    }
  }
}
