import Indexing
import Lexing

/// What a type already is, by its own words or by what the compiler takes from others.
enum Standing: Equatable {
  case actor
  case mainActor
  case globalActor
  /// `nonisolated` is written on the type.
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
  /// Types that are on the main actor only because their module is.
  private(set) var onMainByDefault: Set<Int> = []

  init(of survey: Survey) {
    standings.reserveCapacity(survey.subjects.count)
    for subject in survey.subjects { standings.append(standing(of: subject, in: survey)) }
  }

  subscript(subject: Subject) -> Standing { standings[subject.index] }

  private mutating func standing(of subject: Subject, in survey: Survey) -> Standing {
    if subject.kind == .actor { return .actor }
    if subject.kind != .protocol, let own = Self.writtenIsolation(of: subject) { return own }
    if let (standing, demand) = Self.conformance(of: subject, in: survey) {
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
  private static func conformance(of subject: Subject, in survey: Survey) -> (Standing, demand: Name?)? {
    var seen: Set<Int> = [subject.index]
    var waiting: [(type: Subject, protocol: Name?)] = [(subject, nil)]
    var demanded: Name?
    while let next = waiting.popLast() {
      for conformance in next.type.conformances {
        if sendable.contains(conformance.name) {
          guard let demand = next.protocol else {
            return (conformance.isUnchecked ? .uncheckedSendable : .sendable, nil)
          }
          demanded = demanded ?? demand
        } else if let parent = survey.subject(of: conformance), parent.kind == .protocol || parent.kind == .class {
          guard parent.kind == .protocol || next.type.kind == .class, seen.insert(parent.index).inserted else {
            continue
          }
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
    }
    return demanded.map { (.sendable, $0) }
  }

  private static let sendable: [Name] = ["Sendable", "UncheckedSendable"]
}
