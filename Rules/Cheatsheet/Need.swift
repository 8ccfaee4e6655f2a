import Indexing
import Linting

/// Whether somebody needs what is advised. What the answer would be is told to those who ask for all types.
extension Inquiry {
  /// Why advice may be left alone; nil where it may not.
  func reasonToLeave(_ verdict: Verdict) -> Decision.Evidence? {
    guard verdict.isNeeded, verdict.answer != .ask, subject.kind != .protocol else { return nil }
    if subject.kind == .class, verdict.answer == .sendable, survey.isTest(subject.file), reach == nil {
      return evidence("only tests have it, and nothing seen here shows that threads share it")
    }
    let isLeft = verdict.confidence < Decision.leastStrongConfidence && isLeftToCompiler
    return isLeft ? evidence("its module is in Swift 6 mode, and the compiler says what it misses") : nil
  }

  /// Nothing is seen that Swift 6 would refuse; a public value may still be wanted by other modules.
  private var isLeftToCompiler: Bool {
    guard survey.project.modules.settings(of: Int(subject.file)).languageMode == .known(.six), !isReachedByAll else {
      return false
    }
    return subject.kind == .class || facts.head.access < .public
  }
}
