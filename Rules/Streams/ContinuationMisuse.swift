package import Indexing
package import Linting
import Outlining

package struct ContinuationMisuse: Rule {
  package let id = "continuation_misuse"
  package let summary = "a path resumes a continuation twice or never"
  package let severity = Severity.error
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 30, of: 59)
  /// An extension may resume what another file keeps.
  package let words = [
    continuationWords + "|returning|throwing", "resume|withUnsafeContinuation|withUnsafeThrowingContinuation",
  ]

  package func findings(in file: SourceFile) -> [Finding] {
    let again = Set(file.repeatedResumesOfKept)
    return again.map { twiceFinding(.init(token: $0, first: nil), in: file) }
      + file.repeatedResumesOnPath.map { twiceFinding($0, in: file) }
      + file.continuationsLeftThere.filter { !again.contains($0.token) }.map { leftFinding($0, in: file) }
      + file.repeatedResumesOfElements.map { elementFinding($0, in: file) }
      + file.repeatedResumesOfAll.map { listFinding($0, in: file) }
      + file.silentExits.map { neverFinding($0.token, $0.wait, in: file) }
      + file.handedContinuations.flatMap { findings(of: $0.resumption, waitingAt: $0.function.name, in: file) }
      + file.takenContinuations.flatMap { taken in
        taken.resumption.again.map { twiceFinding($0, in: file) }
          + taken.resumption.never.map { neverFinding($0, takenAt: taken.name, in: file) }
      }
      + file.continuationScopes.flatMap { scope in
        let unsafe = scope.isUnsafe ? [unsafeFinding(scope, in: file)] : []
        guard let resumption = file.resumption(of: scope) else { return unsafe }
        return unsafe + findings(of: resumption, waitingAt: scope.call.callee.lowerBound, in: file)
      }
  }

  private func findings(of resumption: Resumption, waitingAt wait: Int, in file: SourceFile) -> [Finding] {
    resumption.again.map { repeated in
      twiceFinding(repeated, hasTwoAnswers: resumption.withTwoAnswers.contains(repeated.token), in: file)
    }
      + resumption.never.map { token in
        neverFinding(
          token,
          wait,
          isWithoutAnswer: resumption.withoutAnswer.contains(token),
          isForNil: resumption.forNil.contains(token),
          in: file
        )
      }
  }

  private func unsafeFinding(_ scope: ContinuationScope, in file: SourceFile) -> Finding {
    finding(
      "a second resume of an unsafe continuation corrupts memory; use the checked one until it is proven",
      at: scope.call.callee,
      in: file,
      severity: .note
    )
  }

  private func twiceFinding(
    _ repeated: Resumption.Repeated,
    hasTwoAnswers: Bool = false,
    in file: SourceFile
  ) -> Finding {
    finding(
      repeated.first == nil
        ? "this may run again, and a second resume of the continuation ends the process"
        : hasTwoAnswers
          ? "if both are there, the continuation is resumed twice, which ends the process; write 'else if'"
          : "the continuation was already resumed on this path; a second resume ends the process",
      at: repeated.token,
      in: file,
      severity: hasTwoAnswers ? .note : nil,
      related: repeated.first.map { [file.evidence("it is resumed here first", at: $0)] } ?? []
    )
  }

  private func leftFinding(_ left: ContinuationLeftThere, in file: SourceFile) -> Finding {
    finding(
      "the continuation stays in its property, and a second resume ends the process; take it out",
      at: left.token,
      in: file,
      severity: .note,
      related: [file.evidence("it is resumed again here", at: left.other)]
    )
  }

  private func elementFinding(_ token: Int, in file: SourceFile) -> Finding {
    finding(
      "the continuation stays in the dictionary, and a second resume ends the process; take it out",
      at: token,
      in: file
    )
  }

  private func listFinding(_ token: Int, in file: SourceFile) -> Finding {
    finding(
      "a second call resumes these continuations again, which ends the process; empty the list first",
      at: token,
      in: file,
      severity: .warning
    )
  }

  private func neverFinding(
    _ token: Int,
    _ wait: Int,
    isWithoutAnswer: Bool = false,
    isForNil: Bool = false,
    in file: SourceFile
  ) -> Finding {
    finding(
      isForNil
        ? "if '\(file.outline.text(token))' is nil, nothing resumes the continuation; its task waits for ever"
        : isWithoutAnswer
          ? "without value and error nothing resumes the continuation, and its task waits for ever; add 'else'"
          : "a path ends here without resuming the continuation; its task waits for ever",
      at: token,
      in: file,
      severity: .note,
      related: [file.evidence("the task waits here", at: wait)]
    )
  }

  private func neverFinding(_ token: Int, takenAt place: Int, in file: SourceFile) -> Finding {
    finding(
      "a path ends here without resuming the continuation; its task waits for ever",
      at: token,
      in: file,
      severity: .note,
      related: [file.evidence("only this code has it, from here on", at: place)]
    )
  }

  package let guide = #"""
    A continuation must be resumed exactly once on every path. A second resume ends the process (and corrupts memory
    with `withUnsafeContinuation`); a path that forgets it leaves the task waiting for ever, with all that it holds.

    ```swift
    func load(_ fetch: (@escaping (Int?, (any Error)?) -> Void) -> Void) async throws -> Int {
      try await withCheckedThrowingContinuation { continuation in
        fetch { value, error in
          if let error {
            continuation.resume(throwing: error)
          }
          guard let value else { return } // expect: continuation_misuse
          continuation.resume(returning: value) // expect: continuation_misuse
        }
      }
    }
    ```

    Let each branch resume once and leave.

    ```swift
    struct NoValue: Error {}

    func load(_ fetch: (@escaping (Int?, (any Error)?) -> Void) -> Void) async throws -> Int {
      try await withCheckedThrowingContinuation { continuation in
        fetch { value, error in
          if let value {
            continuation.resume(returning: value)
          } else {
            continuation.resume(throwing: error ?? NoValue())
          }
        }
      }
    }
    ```

    A path that resumes nothing is a note: what it asks for may never be missing, as an API or a caller promises. A method
    that resumes a list, which nothing empties, is a warning: it may come once.

    A callback that a flag or a lock lets through once is left alone, and so is a continuation that is stored or handed
    to another function, but for a `return` in front of that. `withUnsafeContinuation` itself is a note. Where a method
    of self waits, a weak self is there until the continuation is resumed: who calls a method keeps its object.

    Who takes a continuation out of a property, `waiting.removeValue(forKey: id)`, has to resume it on each path from there.

    **Not found:** other continuations that a property keeps, but for delegates and observers that come again or bring
    the one answer, methods that resume one twice, and those that leave it in a dictionary for another method; paths
    through two callbacks, timeouts aside; callbacks that are never called.
    """#
}
