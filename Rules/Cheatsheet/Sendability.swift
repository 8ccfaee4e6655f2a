import Indexing
import Lexing

/// Whether what a property holds may be shared between threads.
enum Shareability {
  case yes
  /// A type parameter without `Sendable`, or a nested type that holds one.
  case generic
  /// A type of the project that must be decided first.
  case waits(Subject)
  /// A framework's type that is known not to be Sendable, a plain closure or `Any`.
  case no(String)
  /// A type that nobody here knows.
  case unknown(String)

  /// How much stands in the way.
  private var rank: Int {
    switch self {
    case .yes: 0
    case .generic: 1
    case .unknown: 2
    case .waits: 3
    case .no: 4
    }
  }

  func worse(_ other: Shareability) -> Shareability { other.rank > rank ? other : self }
}

/// Which types of a project are Sendable, as the compiler sees them now and once what can be written is written.
struct Sendability {
  private let survey: Survey
  private let standings: Standings
  let genericParts: GenericParts
  /// Values that the compiler infers to be Sendable (SE-0302), and what is decided.
  private var now: [Bool]
  /// With `Sendable` written on every type whose stored types allow it.
  private var later: [Bool]
  private var waitedFor: Set<Int> = []

  init(of survey: Survey, standings: Standings) {
    self.survey = survey
    self.standings = standings
    genericParts = GenericParts(of: survey, standings: standings)
    now = survey.subjects.map { standings[$0].isSendable }
    later = now
    let values = survey.subjects.filter {
      !standings[$0].isSendable && ($0.kind == .struct || $0.kind == .enum) && !$0.isNeverSendable
    }
    now = settled(values.filter(isInferred), known: now)
    let constants = survey.subjects.filter { !standings[$0].isSendable && isConstant($0) }
    later = settled(values + constants, known: now)
    waitedFor = conditionalParts(of: values.filter { !Self.mayBeInferred($0) } + constants)
  }

  /// Public values that are not `@frozen` must say it themselves, and those that hold a parameter without `Sendable`: the
  /// compiler infers no condition.
  func isInferred(_ subject: Subject) -> Bool {
    Self.mayBeInferred(subject) && genericParts.held(by: subject).isEmpty
  }

  private static func mayBeInferred(_ subject: Subject) -> Bool {
    (subject.kind == .struct || subject.kind == .enum)
      && (subject.head.access < .public || subject.head.isFrozen)
  }

  /// Whether a value must say that it is Sendable: for other modules, or for who holds it.
  func mustSay(_ subject: Subject) -> Bool {
    !Self.mayBeInferred(subject) || waitedFor.contains(subject.index)
  }

  /// Values that the compiler would infer to be Sendable but for a condition, and that others wait for.
  private func conditionalParts(of subjects: [Subject]) -> Set<Int> {
    var found: Set<Int> = []
    var seen: Set<Int> = []
    var waiting = subjects
    while let subject = waiting.popLast() {
      for index in subject.instanceStored.flatMap({ dependencies(of: $0, in: subject) }) where !now[index] {
        let part = survey.subjects[index]
        guard Self.mayBeInferred(part), seen.insert(index).inserted else { continue }
        waiting.append(part)
        if !isInferred(part) { found.insert(index) }
      }
    }
    return found
  }

  func isSendable(_ subject: Subject) -> Bool { now[subject.index] }
  func canBeSendable(_ subject: Subject) -> Bool { later[subject.index] }

  /// A class without superclass and subclasses all of whose state is constant.
  private func isConstant(_ subject: Subject) -> Bool {
    subject.kind == .class && standings[subject] == .open && subject.type.superclass == nil
      && !survey.hasSubclasses(subject) && subject.head.access < .open
      && subject.instanceStored.allSatisfy { $0.isLet && $0.wrapper == .none }
  }

  /// The largest set of candidates that hold each other and what is known, and nothing else.
  private func settled(_ candidates: [Subject], known: [Bool]) -> [Bool] {
    var result = known
    for subject in candidates { result[subject.index] = true }
    var dependents: [Int: [Int]] = [:]
    var fallen: [Int] = []
    for subject in candidates {
      for property in subject.instanceStored {
        for held in dependencies(of: property, in: subject) { dependents[held, default: []].append(subject.index) }
        if !allowsSharing(property, in: subject, known: result) { result[subject.index] = false }
      }
      if !result[subject.index] { fallen.append(subject.index) }
    }
    while let index = fallen.popLast() {
      for dependent in dependents[index] ?? [] where result[dependent] && !known[dependent] {
        if isHeldBack(dependent, known: result) {
          result[dependent] = false
          fallen.append(dependent)
        }
      }
    }
    return result
  }

  private func isHeldBack(_ dependent: Int, known: [Bool]) -> Bool {
    let subject = survey.subjects[dependent]
    return subject.instanceStored.contains { !allowsSharing($0, in: subject, known: known) }
  }

  private func dependencies(of property: StoredProperty, in subject: Subject) -> [Int] {
    parts(of: property).compactMap { $0.subject >= 0 ? Int($0.subject) : nil }
      .filter { $0 != subject.index }
  }

  private func allowsSharing(_ property: StoredProperty, in subject: Subject, known: [Bool]) -> Bool {
    switch shareability(of: property, in: subject, known: known) {
    case .yes, .generic: true
    default: false
    }
  }

  private func parts(of property: StoredProperty) -> ArraySlice<TypePart> {
    survey.parts(of: property)
  }

  /// What stands in the way of sharing a property, as things are.
  func shareability(of property: StoredProperty, in subject: Subject) -> Shareability {
    shareability(of: property, in: subject, known: now)
  }

  /// All types of the project that a property waits for.
  func waitedFor(by property: StoredProperty, in subject: Subject) -> [Subject] {
    guard case .waits(let first) = shareability(of: property, in: subject) else { return [] }
    var seen: Set<Int> = [first.index]
    return [first]
      + parts(of: property).compactMap { part in
        guard part.kind == .named, case .waits(let type) = shareability(of: part, in: subject, known: now),
          seen.insert(type.index).inserted
        else { return nil }
        return type
      }
  }

  private func shareability(of property: StoredProperty, in subject: Subject, known: [Bool]) -> Shareability {
    guard property.hasType else { return .unknown("no type is written") }
    var worst = Shareability.yes
    if property.wrapper != .none { worst = wrapper(property, known: known) }
    var last = Shareability.yes
    for part in parts(of: property) {
      let answer = shareability(of: part, in: subject, known: known)
      // A composition is Sendable when one of its parts is.
      if part.kind == .composed, case .yes = answer {
        last = .yes
      } else if part.kind == .composed, case .yes = last {
        continue
      } else {
        worst = worst.worse(last)
        last = answer
      }
    }
    return worst.worse(last)
  }

  private func wrapper(_ property: StoredProperty, known: [Bool]) -> Shareability {
    if property.wrapperSubject >= 0 {
      let declared = survey.subjects[Int(property.wrapperSubject)]
      return known[declared.index] || declared.kind == .enum ? .yes : .waits(declared)
    }
    switch survey.project.platform.isSendable[property.wrapper] {
    case true?: return .yes
    case false?: return .no("a property wrapper")
    case nil: return .unknown("a property wrapper")
    }
  }

  private func shareability(of part: TypePart, in subject: Subject, known: [Bool]) -> Shareability {
    switch part.kind {
    case .sendableFunction: return .yes
    case .function: return .no("a closure without '@Sendable'")
    case .named, .composed: break
    }
    if part.name == subject.name || Self.always.contains(part.name) { return .yes }
    if let parameter = genericParts.parameter(part.name, of: subject) {
      return parameter.isSendable ? .yes : .generic
    }
    if let declared = survey.subject(of: part) {
      guard known[declared.index] else { return .waits(declared) }
      return genericParts.held(by: declared, in: subject).isEmpty ? .yes : .generic
    }
    return framework(part, in: subject.file)
  }

  private static let always: [Name] = ["Sendable", "Self"]

  private func framework(_ part: TypePart, in file: Int32) -> Shareability {
    let platform = survey.project.platform
    if let isSendable = platform.isSendable[part.name] {
      return isSendable ? .yes : .no("'\(survey.text(part.name))', which is not Sendable")
    }
    if !part.isExistential, platform.isolation[part.name] == .mainActor { return .yes }
    // Short names, which anybody may have given to something else.
    if survey.importsInterface(file), sendableInterfaceValues.contains(part.name) { return .yes }
    return .unknown("'\(survey.text(part.name))'")
  }
}
