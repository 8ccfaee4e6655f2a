import Indexing
import Lexing

/// Who names what in a clause, or meets a protocol that does, for the few names that questions ask for: the names that each
/// of thousands of types inherits would not fit any memory.
final class Inheritors {
  private let survey: Survey
  /// The types with a name in a clause.
  private var named: [Name: [Int]] = [:]
  private var known: [Name: Set<Int>] = [:]

  init(in survey: Survey) {
    self.survey = survey
    for subject in survey.subjects {
      for conformance in subject.conformances { named[conformance.name, default: []].append(subject.index) }
    }
  }

  /// The subjects that inherit a name, superclasses left out, as indices in the survey.
  func of(_ name: Name) -> Set<Int> {
    if let known = known[name] { return known }
    var found: Set<Int> = []
    var waiting = named[name] ?? []
    while let next = waiting.popLast() {
      guard found.insert(next).inserted, case let subject = survey.subjects[next], subject.kind == .protocol else {
        continue
      }
      waiting += survey.conformers(to: subject).map(\.index)
    }
    known[name] = found
    return found
  }
}
