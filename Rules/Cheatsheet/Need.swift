import Indexing
import Linting

/// Whether somebody needs what is advised. What the answer would be is told to those who ask for all types.
extension Inquiry {
  /// Why advice may be left alone; nil where it may not.
  func reasonToLeave(_ verdict: Verdict) -> Decision.Evidence? {
    guard verdict.isNeeded, verdict.answer != .ask, subject.kind != .protocol else { return nil }
    if subject.kind == .class, verdict.answer == .sendable, survey.isTest(subject.file), reach == nil {
      return evidence("only tests have it, and nothing shows that threads share it")
    }
    let isAccepted = verdict.confidence < Decision.strong && isAcceptedAsItIs
    return isAccepted ? evidence("its module is in Swift 6 mode, and compiles as it is") : nil
  }

  /// Swift 6 has nothing to say of it; a public value may still be wanted by other modules.
  private var isAcceptedAsItIs: Bool {
    guard survey.project.modules.settings(of: Int(subject.file)).languageMode == .known(.six), !isReachedByAll else {
      return false
    }
    return subject.kind == .class || facts.head.access < .public
  }
}
