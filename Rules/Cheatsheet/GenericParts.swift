import Indexing
import Lexing

/// The parameters without `Sendable` that the values of generic types hold: whether these are Sendable hangs on them.
///
/// A nested type also has the parameters of the types around it, which nobody writes where it is used among them.
struct GenericParts {
  private let survey: Survey
  private let standings: Standings
  /// Of each generic type, its own and those of the types around it.
  private var parameters: [Int: [Name: GenericParameter]] = [:]
  private var held: [Int: Set<Name>] = [:]

  init(of survey: Survey, standings: Standings) {
    self.survey = survey
    self.standings = standings
    let subjects = survey.subjects.filter { !$0.generics.isEmpty }
    for subject in subjects {
      parameters[subject.index] = Dictionary(subject.generics.map { ($0.name, $0) }) { first, _ in first }
    }
    for subject in subjects where !isSendableWhateverItHolds(subject) { held[subject.index] = ownParts(of: subject) }
    passOn(among: subjects)
  }

  /// Nil for a name that is no parameter of the subject.
  func parameter(_ name: Name, of subject: Subject) -> GenericParameter? { parameters[subject.index]?[name] }

  /// The names of those that a subject holds.
  func held(by subject: Subject) -> Set<Name> { held[subject.index] ?? [] }

  /// The same of a type that a subject uses, as far as the subject has the same parameters.
  func held(by used: Subject, in subject: Subject) -> Set<Name> {
    guard used.index != subject.index, let names = held[used.index], !names.isEmpty,
      let known = parameters[subject.index], Self.outermost(used) == Self.outermost(subject)
    else { return [] }
    return names.filter { known[$0]?.isSendable == false }
  }

  private static func outermost(_ subject: Subject) -> Substring { subject.text.prefix { $0 != "." } }

  /// It says so in its clause, or is on an actor.
  private func isSendableWhateverItHolds(_ subject: Subject) -> Bool {
    guard standings[subject].isSendable else { return false }
    return !subject.facts.conformances.contains { entry in
      !entry.isPrimary && (entry.conformance.name == "Sendable" || entry.conformance.name == "UncheckedSendable")
    }
  }

  private func ownParts(of subject: Subject) -> Set<Name> {
    let open = subject.generics.filter { !$0.isSendable }.map(\.name)
    if open.isEmpty { return [] }
    let texts = parts(of: subject).map { survey.text($0.name) }
    return Set(
      open.filter { name in
        let text = survey.text(name)
        return texts.contains { $0 == text || $0.hasPrefix(text + ".") }
      }
    )
  }

  private func parts(of subject: Subject) -> [TypePart] { subject.instanceStored.flatMap { survey.parts(of: $0) } }

  /// What a nested type holds, its users among the same parameters hold too.
  private mutating func passOn(among subjects: [Subject]) {
    var users: [Int: [Subject]] = [:]
    for subject in subjects where held[subject.index] != nil {
      for used in parts(of: subject).compactMap(survey.subject) where held[used.index] != nil {
        users[used.index, default: []].append(subject)
      }
    }
    var changed = subjects.filter { !held(by: $0).isEmpty }
    while let used = changed.popLast() {
      for user in users[used.index] ?? [] {
        let more = held(by: used, in: user)
        if more.isSubset(of: held(by: user)) { continue }
        held[user.index, default: []].formUnion(more)
        changed.append(user)
      }
    }
  }
}
