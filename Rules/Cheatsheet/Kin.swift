import Indexing
import Lexing
import Linting

/// What was decided about the classes of a project, by the names in their clauses.
struct Kin {
  private var tallies: [Name: (sendable: Int, elsewhere: Int)] = [:]

  init(in survey: Survey, standings: Standings) {
    for subject in survey.subjects where subject.kind == .class || subject.kind == .actor {
      let isSendable: Bool
      switch standings[subject] {
      case .sendable, .uncheckedSendable: isSendable = true
      case .mainActor, .actor: isSendable = false
      default: continue
      }
      for conformance in subject.conformances where !Self.anybody.contains(conformance.name) {
        tallies[conformance.name, default: (0, 0)].sendable += isSendable ? 1 : 0
        tallies[conformance.name, default: (0, 0)].elsewhere += isSendable ? 0 : 1
      }
    }
  }

  /// Classes that share a name of these clauses: how many are Sendable, and how many live on an actor.
  func tally(of conformances: [Conformance]) -> (sendable: Int, elsewhere: Int) {
    conformances.reduce(into: (sendable: 0, elsewhere: 0)) { sum, conformance in
      guard let found = tallies[conformance.name] else { return }
      sum.sendable += found.sendable
      sum.elsewhere += found.elsewhere
    }
  }

  /// What says nothing of how a class is used.
  static let anybody: Set<Name> = ["NSObject", "NSObjectProtocol", "AnyObject"]
}

extension Inquiry {
  /// More of its kind are Sendable than on any actor.
  var kinEvidence: Decision.Evidence? {
    let (sendable, elsewhere) = sheet.kin.tally(of: subject.conformances)
    guard sendable > elsewhere, let first = subject.conformances.first else { return nil }
    let all = sendable + elsewhere
    let text = "\(sendable) of \(all) decided classes that share its superclass or a protocol are Sendable"
    return evidence(text, line: first.line)
  }

  /// The same advice, and stronger where its kind follows it.
  func likeKin(_ verdict: Verdict) -> Verdict {
    kinEvidence.map { verdict.raised(to: 0.9, by: $0) } ?? verdict
  }
}
