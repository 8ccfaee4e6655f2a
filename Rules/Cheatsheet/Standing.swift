import Indexing
import Lexing

/// What a type already is, by its own words or by what the compiler takes from others.
enum Standing: Equatable {
  case actor
  case mainActor
  case globalActor
  /// `nonisolated` is written on the type, or that it is never Sendable.
  case nonisolated
  case sendable
  case uncheckedSendable
  /// Nobody said.
  case open
  /// A superclass or protocol outside of the project may decide it.
  case unknown

  /// Values of the type may be shared.
  var isSendable: Bool {
    switch self {
    case .actor, .mainActor, .globalActor, .sendable, .uncheckedSendable: true
    case .nonisolated, .open, .unknown: false
    }
  }
}

/// The standing of every type of a project, with the line that shows it.
struct Standings {
  private(set) var standings: [Standing] = []
  /// Classes that a protocol of their clause makes Sendable, with the protocol.
  private(set) var demands: [Int: Name] = [:]
  /// Those with `Sendable` in a clause, or in that of something that they inherit.
  private let sendableInheritors: Set<Int>
  /// Types that are on the main actor only because their module is.
  private(set) var onMainByDefault: Set<Int> = []

  init(of survey: Survey) {
    sendableInheritors = Self.sendableInheritors(in: survey)
    standings.reserveCapacity(survey.subjects.count)
    for subject in survey.subjects { standings.append(standing(of: subject, in: survey)) }
  }

  /// A protocol whose conformers are Sendable, on whatever actor they are.
  func refinesSendable(_ subject: Subject) -> Bool { sendableInheritors.contains(subject.index) }

  subscript(subject: Subject) -> Standing { standings[subject.index] }

  private mutating func standing(of subject: Subject, in survey: Survey) -> Standing {
    if subject.kind == .actor { return .actor }
    if let own = Self.writtenIsolation(of: subject) { return own }
    if subject.isNeverSendable { return .nonisolated }
    if subject.type.isolation == .mainActor, subject.type.isolationAnswer.reason != .defaultIsolation {
      return .mainActor
    }
    if let (standing, demand) = conformance(of: subject, in: survey) {
      if subject.kind == .class { demands[subject.index] = demand }
      return standing
    }
    switch subject.type.isolation {
    case .mainActor:
      if subject.type.isolationAnswer.reason == .defaultIsolation { onMainByDefault.insert(subject.index) }
      return .mainActor
    case .global: return .globalActor
    case .actor: return .actor
    case .unknown:
      let isByDefault = subject.type.isolationAnswer.reason == .unknownDefault
      return subject.kind == .class && !isByDefault ? .unknown : .open
    case .nonisolated: return .open
    }
  }

  private static func writtenIsolation(of subject: Subject) -> Standing? {
    switch subject.type.primary?.isolation {
    case .mainActor: .mainActor
    case .global: .globalActor
    case .nonisolated where !isSendableByClause(subject): .nonisolated
    default: nil
    }
  }

  private static func isSendableByClause(_ subject: Subject) -> Bool {
    subject.conformances.contains { sendable.contains($0.name) }
  }

  /// Sendable or Error in a clause or an extension, also through protocols and superclasses; with the protocol in the
  /// type's own clause that demands it, where nothing else says so.
  private func conformance(of subject: Subject, in survey: Survey) -> (Standing, demand: Name?)? {
    guard sendableInheritors.contains(subject.index) else { return nil }
    var seen: Set<Int> = [subject.index]
    var waiting: [(type: Subject, protocol: Name?)] = [(subject, nil)]
    var demanded: Name?
    while let next = waiting.popLast() {
      for conformance in next.type.conformances {
        if Self.sendable.contains(conformance.name) {
          guard let demand = next.protocol else {
            return (conformance.isUnchecked ? .uncheckedSendable : .sendable, nil)
          }
          demanded = demanded ?? demand
        } else if let parent = survey.subject(of: conformance), parent.kind == .protocol || parent.kind == .class {
          guard parent.kind == .protocol || next.type.kind == .class, sendableInheritors.contains(parent.index),
            seen.insert(parent.index).inserted
          else { continue }
          let isDemand = next.type.index == subject.index && parent.kind == .protocol
          waiting.append((parent, isDemand ? conformance.name : next.protocol))
        } else if survey.project.platform.sendableProtocols[conformance.name] == true,
          next.type.conforms(inItsFile: conformance.name)
        {
          let demand = next.type.index == subject.index ? conformance.name : next.protocol
          guard let demand else { return (.sendable, nil) }
          demanded = demanded ?? demand
        }
      }
      if subject.kind == .class { continue }
      // Only a superclass would say it without a demand, and where the clause has but one such protocol it is that one's.
      if demanded == nil, next.type.index == subject.index, waiting.count == 1 { demanded = waiting[0].protocol }
      if demanded != nil { break }
    }
    return demanded.map { (.sendable, $0) }
  }

  /// Each long chain of protocols is walked once, where each of its links would walk the rest.
  private static func sendableInheritors(in survey: Survey) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = survey.subjects.filter { saysSendable($0, in: survey) }
    while let next = waiting.popLast() {
      guard found.insert(next.index).inserted, next.kind == .protocol || next.kind == .class else { continue }
      waiting += survey.conformers(to: next).filter { next.kind == .protocol || $0.kind == .class }
    }
    return found
  }

  /// Whether a clause names `Sendable`, or in the type's file a framework's protocol that refines it.
  private static func saysSendable(_ subject: Subject, in survey: Survey) -> Bool {
    subject.conformances.contains { conformance in
      if sendable.contains(conformance.name) { return true }
      guard survey.project.platform.sendableProtocols[conformance.name] == true else { return false }
      let kind = survey.subject(of: conformance)?.kind
      return kind != .protocol && kind != .class && subject.conforms(inItsFile: conformance.name)
    }
  }

  private static let sendable: [Name] = ["Sendable", "UncheckedSendable"]
}
