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
  /// By subject: the name in a clause that decides it, or `.none`.
  private(set) var sources: [Name] = []

  init(of survey: Survey) {
    standings.reserveCapacity(survey.subjects.count)
    for subject in survey.subjects {
      let (standing, source) = Self.standing(of: subject, in: survey)
      standings.append(standing)
      sources.append(source)
    }
  }

  subscript(subject: Subject) -> Standing { standings[subject.index] }

  private static func standing(of subject: Subject, in survey: Survey) -> (Standing, Name) {
    if subject.kind == .actor { return (.actor, .none) }
    if subject.kind != .protocol, let own = writtenIsolation(of: subject) { return (own, .none) }
    if let (standing, name) = conformance(of: subject, in: survey) { return (standing, name) }
    switch subject.type.isolation {
    case .mainActor: return (.mainActor, .none)
    case .global: return (.globalActor, .none)
    case .actor: return (.actor, .none)
    case .unknown:
      let isByDefault = subject.type.isolationAnswer.reason == .unknownDefault
      return (subject.kind == .class && !isByDefault ? .unknown : .open, .none)
    case .nonisolated: return (.open, .none)
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

  /// Sendable or Error in a clause or an extension, also through protocols and superclasses.
  private static func conformance(of subject: Subject, in survey: Survey) -> (Standing, Name)? {
    var seen: Set<Int> = [subject.index]
    var waiting = [subject]
    var isOwn = true
    while let next = waiting.popLast() {
      for conformance in next.conformances {
        if sendable.contains(conformance.name) {
          return (conformance.isUnchecked ? .uncheckedSendable : .sendable, isOwn ? .none : next.name)
        }
        if let parent = survey.subject(of: conformance) {
          let leads = parent.kind == .protocol || (parent.kind == .class && next.kind == .class)
          if leads, seen.insert(parent.index).inserted { waiting.append(parent) }
        } else if sendableProtocols.contains(conformance.name) {
          return (.sendable, conformance.name)
        }
      }
      isOwn = false
    }
    return nil
  }

  private static let sendable: [Name] = ["Sendable", "UncheckedSendable"]

  /// Protocols of the standard library and of Apple's frameworks that refine Sendable.
  private static let sendableProtocols: Set<Name> = [
    "Error", "LocalizedError", "CustomNSError", "RecoverableError", "CodingKey", "Actor", "Executor", "SerialExecutor",
    "TaskExecutor", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate", "URLSessionStreamDelegate", "FileManagerDelegate",
    "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery", "WidgetConfigurationIntent", "Tip",
    "ShapeStyle", "Shape", "InsettableShape", "Clock", "DurationProtocol", "GlobalActor",
  ]
}
