import Indexing
import Lexing

/// Whether what a property holds may be shared between threads.
enum Shareability {
  case yes
  /// A type parameter without `Sendable`.
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
  /// The parameters of generic types, by their names.
  private var parameters: [Int: [Name: GenericParameter]] = [:]
  /// Values that the compiler infers to be Sendable (SE-0302), and what is decided.
  private var now: [Bool]
  /// With `Sendable` written on every type whose stored types allow it.
  private var later: [Bool]

  init(of survey: Survey, standings: Standings) {
    self.survey = survey
    self.standings = standings
    now = survey.subjects.map { standings[$0].isSendable }
    later = now
    for subject in survey.subjects where !subject.generics.isEmpty {
      parameters[subject.index] = Dictionary(subject.generics.map { ($0.name, $0) }) { first, _ in first }
    }
    let values = survey.subjects.filter {
      !standings[$0].isSendable && ($0.kind == .struct || $0.kind == .enum) && !$0.isNeverSendable
    }
    now = settled(values.filter(Self.isInferred), known: now)
    let constants = survey.subjects.filter { !standings[$0].isSendable && isConstant($0) }
    later = settled(values + constants, known: now)
  }

  /// Only public values that are not `@frozen` must say it themselves.
  static func isInferred(_ subject: Subject) -> Bool {
    (subject.kind == .struct || subject.kind == .enum)
      && (subject.head.access < .public || subject.head.isFrozen)
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
    if let parameter = parameters[subject.index]?[part.name] {
      return parameter.isSendable ? .yes : .generic
    }
    if let declared = survey.subject(of: part) {
      return known[declared.index] ? .yes : .waits(declared)
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
