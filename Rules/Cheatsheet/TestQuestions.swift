import Indexing
import Lexing
import Linting

/// Tests, which nobody shares: only what they test may ask for a place to run.
let testQuestions: [Question] = [
  Question("is it a test case?") { inquiry in
    guard inquiry.isTestCase, inquiry.mainWeight > .nothing || inquiry.stored.isEmpty || !inquiry.facts.has(.lock)
    else { return nil }
    if inquiry.subject.kind == .class, inquiry.mainWeight == .nothing, let evidence = inquiry.kinEvidence {
      return Verdict(
        answer: .sendable,
        isUnchecked: true,
        annotation: [.uncheckedSendable],
        confidence: 0.7,
        evidence: [evidence],
        alternative: "@MainActor",
        isNeeded: false
      )
    }
    return Verdict(
      answer: .mainActor,
      annotation: [.mainActor],
      confidence: inquiry.isSureOfTests ? 0.9 : 0.8,
      evidence: [inquiry.evidence("tests, which nobody shares")] + inquiry.mainHints.map(\.evidence),
      isNeeded: false
    )
  }
]

extension Inquiry {
  /// A subclass of `XCTestCase`, or a suite of `@Test` functions.
  fileprivate var isTestCase: Bool {
    if facts.has(.test) || inherits(testCase) { return subject.kind != .enum }
    guard let name = frameworkSuperclass, survey.isTest(subject.file) else { return false }
    return name.hasSuffix("TestCase") || name.hasSuffix("Tests")
  }

  /// Classes of tests that wait cross threads, where nothing is of the main actor; the others have no other reason to
  /// say anything, but where single tests already do.
  fileprivate var isSureOfTests: Bool {
    if subject.kind == .struct { return true }
    return facts.asyncFunctions > 0 ? mainWeight > .nothing : !facts.has(.mainActorMember)
  }
}

private let testCase: [Name] = ["XCTestCase"]
