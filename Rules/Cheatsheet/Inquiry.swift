import Indexing
import Lexing
import Linting

/// A type in front of the questions, with all that is known about it and its neighbours.
final class Inquiry {
  let subject: Subject
  let sheet: Knowledge

  /// What is known about all types before any is asked about.
  struct Knowledge {
    let survey: Survey
    let files: [Path]
    let standings: Standings
    let sendability: Sendability
    let kin: Kin
    let inheritors: Inheritors
    let staticReach: StaticReach
    /// The classes with a lock or queue, by their indices.
    let guards: Set<Int>

    init(_ survey: Survey, files: [Path]) {
      self.survey = survey
      self.files = files
      standings = Standings(of: survey)
      sendability = Sendability(of: survey, standings: standings)
      kin = Kin(in: survey, standings: standings)
      inheritors = Inheritors(in: survey)
      staticReach = StaticReach(in: survey, standings: standings)
      guards = Set(survey.subjects.filter { $0.kind == .class && $0.hasGuard }.map(\.index))
    }

    /// On the main actor, or below a class of another module that is named as views are.
    func isOnMain(_ other: Subject) -> Bool {
      standings[other] == .mainActor
        || standings[other] == .unknown && Inquiry(subject: other, sheet: self).inheritsView
    }
  }

  private(set) lazy var facts = subject.facts
  /// What speaks for the main actor, the heaviest first.
  private(set) lazy var mainHints = foundMainHints()
  private(set) lazy var mainWeight: Weight = mainHints.reduce(.nothing) { $0 + $1.weight }
  /// Of the hints that say more than where it reports to.
  private(set) lazy var homeWeight: Weight = mainHints.reduce(.nothing) { $1.isAtHome ? $0 + $1.weight : $0 }
  private(set) lazy var nonisolatedUsers = foundNonisolatedUsers()
  private(set) lazy var wayToActor = foundWayToActor()

  init(subject: Subject, sheet: Knowledge) {
    self.subject = subject
    self.sheet = sheet
  }

  var survey: Survey { sheet.survey }
  var standing: Standing { sheet.standings[subject] }
  var isValue: Bool { subject.kind == .struct || subject.kind == .enum }
  var stored: [StoredProperty] { facts.instanceStored }

  func evidence(_ text: String, line: Int32? = nil, file: Int32? = nil) -> Decision.Evidence {
    Decision.Evidence(
      path: sheet.files[Int(file ?? subject.file)],
      line: Int(line ?? facts.head.line),
      text: text
    )
  }

  /// What is said of a property, behind its name.
  func evidence(of property: StoredProperty, _ text: String) -> Decision.Evidence {
    evidence("'\(survey.text(of: property))' \(text)", line: property.line)
  }

  /// What is said of a property that holds something of which nothing is known.
  func evidence(of property: StoredProperty, holding unknown: String) -> Decision.Evidence {
    evidence("what '\(survey.text(of: property))' holds is not known: \(unknown)", line: property.line)
  }

  /// Instance state that can change.
  var mutable: [StoredProperty] { stored.filter { !$0.isLet } }

  /// The project's types that stand in the way of sharing it.
  var waitedFor: [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    for type in stored.flatMap(typesWaitedFor) where seen.insert(type.index).inserted { found.append(type.index) }
    return found
  }

  /// Work that it gives to other threads.
  var hasBackgroundWork: Bool { facts.has(.background) || facts.has(.ownQueue) || facts.has(.blocking) }

  /// Other threads use it, or a class that nobody here knows may let them.
  var worksElsewhere: Bool {
    if facts.has(.background) || facts.has(.lock) { return true }
    if survey.uses(of: subject).contains(where: { $0.place == .background && !$0.isAwaited && !survey.isTest($0.file) })
    {
      return true
    }
    return frameworkSuperclass.map { survey.project.platform.isolation[Name($0)] == nil && !inheritsView } ?? false
  }

  /// Goes to the main actor from functions that wait.
  var updatesAfterWaiting: Bool {
    facts.asyncFunctions > 0 && (facts.has(.mainActorHop) || facts.has(.mainQueue))
  }

  func shareability(of property: StoredProperty) -> Shareability {
    sheet.sendability.shareability(of: property, in: subject)
  }

  func typesWaitedFor(by property: StoredProperty) -> [Subject] {
    sheet.sendability.waitedFor(by: property, in: subject)
  }

  /// Whether what a property waits for is never Sendable, or is a value that holds what nobody can make Sendable.
  func waitsInVain(for property: StoredProperty) -> Bool {
    typesWaitedFor(by: property).contains { type in
      type.isNeverSendable
        || (type.kind == .struct || type.kind == .enum) && !sheet.sendability.canBeSendable(type)
    }
  }

  func parts(of property: StoredProperty) -> ArraySlice<TypePart> {
    survey.parts(of: property)
  }

  /// The class of a framework that it, or the topmost class above it, inherits; nil for none or `NSObject`.
  private func foundFrameworkSuperclass() -> String? {
    guard let text = foreignRoot, text != "NSObject" else { return nil }
    // Nobody overrides a protocol.
    return Self.readsLikeProtocol(text) && !(superclasses.last ?? subject).facts.has(.overriding) ? nil : text
  }

  /// What stands in front in the clause of the topmost class above it, if the project does not declare that: a class or a
  /// protocol.
  var foreignRoot: String? {
    guard subject.kind == .class, let first = (superclasses.last ?? subject).clause.first, first.subject < 0 else {
      return nil
    }
    return survey.text(first.name)
  }

  /// By the naming of Swift and of Apple's frameworks, protocols end so. An ending stands here if hardly any class of a
  /// framework that people inherit has it.
  private static func readsLikeProtocol(_ name: String) -> Bool {
    let endings = [
      "able", "ible", "ing", "Delegate", "DataSource", "Protocol", "Convertible", "Object", "Key", "Error", "Codable",
      "Provider", "Type", "Observer", "Sequence", "Collection", "Handler", "Service", "Equatable", "Literal",
    ]
    return endings.contains { name.hasSuffix($0) }
  }

  /// The classes above it in the project, nearest first.
  private(set) lazy var superclasses = foundSuperclasses()
  private(set) lazy var frameworkSuperclass = foundFrameworkSuperclass()

  private func foundSuperclasses() -> [Subject] {
    guard subject.kind == .class else { return [] }
    let survey = survey
    return subject.type.lineage.dropFirst().compactMap { type in
      type.declarations.lazy.compactMap { survey.subject(ofDeclaration: Int32($0)) }.first
    }
  }

  /// Whether a name stands in a clause of the type, of a class above it or of a protocol that they meet.
  func inherits(_ names: [Name]) -> Bool {
    names.contains { name in
      let inheritors = sheet.inheritors.of(name)
      return !inheritors.isEmpty
        && (inheritors.contains(subject.index) || superclasses.contains { inheritors.contains($0.index) })
    }
  }
}

/// An answer of the cheatsheet before it is put into words for a report.
struct Verdict {
  var answer: Decision.Answer
  var isDecided = false
  var isUnchecked = false
  var scope = Decision.Scope.type
  var annotation: Annotation
  var confidence: Double
  var evidence: [Decision.Evidence] = []
  /// Subjects, as indices in the survey.
  var blockers: [Int] = []
  var alternative = ""
  var isNeeded = true
  /// Nothing that the evidence names would have to change with it.
  var isSelfContained = true
  /// The confidence above which no neighbour lifts it.
  var limit = 1.0

  /// Makes it no strong advice: something that the code does not show must hold, or be done first.
  mutating func weaken() {
    isSelfContained = false
    limit = 0.8
    confidence = min(confidence, limit)
  }

  /// The same answer, surer by what a neighbour shows.
  func raised(to confidence: Double, by evidence: Decision.Evidence) -> Verdict {
    var verdict = self
    verdict.confidence = max(self.confidence, min(confidence, limit))
    verdict.evidence.append(evidence)
    return verdict
  }
}

/// One line of the cheatsheet: the first that answers wins.
struct Question: Sendable {
  let text: String
  /// The answer, or nil for 'no: the next question'.
  let answer: @Sendable (Inquiry) -> Verdict?

  init(_ text: String, _ answer: @escaping @Sendable (Inquiry) -> Verdict?) {
    self.text = text
    self.answer = answer
  }
}
