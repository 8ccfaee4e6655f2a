import Indexing
import Linting

/// Protocols, which need words of their own only where values of them are shared.
let protocolQuestions: [Question] = [
  Question("is it a protocol of types on the main actor?") { inquiry in
    guard inquiry.subject.kind == .protocol, inquiry.homeWeight >= .clear else { return nil }
    return Verdict(
      answer: .mainActor,
      scope: .protocol,
      annotation: [.mainActor],
      confidence: 0.6,
      evidence: inquiry.mainHints.map(\.evidence),
      alternative: ": Sendable",
      isNeeded: false
    )
  },
  Question("is it a protocol whose values are shared?") { inquiry in
    inquiry.subject.kind == .protocol ? sharedProtocol(inquiry, alternative: "@MainActor") : nil
  },
  Question("is it a protocol that only types on the main actor meet?") { inquiry in
    guard inquiry.subject.kind == .protocol, let evidence = inquiry.conformersOnMain else { return nil }
    return Verdict(
      answer: .mainActor,
      scope: .protocol,
      annotation: [.mainActor],
      confidence: 0.5,
      evidence: evidence,
      alternative: ": Sendable",
      isNeeded: false
    )
  },
  Question("is it any other protocol?") { inquiry in
    guard inquiry.subject.kind == .protocol else { return nil }
    return Verdict(
      answer: .sendable,
      scope: .protocol,
      annotation: [.sendable],
      confidence: 0.5,
      evidence: [inquiry.evidence("no type that is shared holds a value of it")],
      isNeeded: false
    )
  },
]

extension Inquiry {
  /// Those that meet a protocol, where all do so on the main actor; tests and their doubles follow.
  fileprivate var conformersOnMain: [Decision.Evidence]? {
    let conformers = survey.conformers(to: subject).filter { !survey.isTest($0.file) }
    guard !conformers.isEmpty, conformers.allSatisfy({ sheet.standings[$0] == .mainActor }) else { return nil }
    return conformers.prefix(3).map {
      evidence("'\($0.text)' conforms to it, on the main actor", line: $0.head.line, file: $0.file)
    }
  }
}
