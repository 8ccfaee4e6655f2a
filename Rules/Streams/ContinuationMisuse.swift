package import Indexing
package import Linting
import Outlining

package struct ContinuationMisuse: Rule {
  package let id = "continuation_misuse"
  package let summary = "a path resumes a continuation twice or never"
  package let severity = Severity.error
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 97, of: 174)
  /// An extension may resume what another file keeps.
  package let words = [
    continuationWords + "|returning|throwing", "resume|withUnsafeContinuation|withUnsafeThrowingContinuation",
  ]

  package func findings(in file: SourceFile) -> [Finding] {
    keptFindings(in: file) + takenFindings(in: file) + silentFindings(in: file)
      + file.racingFlags.map { racingFinding($0, in: file) }
      + file.lostWakeUps.map { lostFinding($0, in: file) }
      + file.forgottenContinuations.map { forgottenFinding($0, in: file) }
      + file.handedContinuations.flatMap { pathFindings($0.resumption, waitingAt: $0.function.name, in: file) }
      + file.answeringFunctions.flatMap { pathFindings($0.resumption, waitingAt: $0.wait, in: file) }
      + file.continuationScopes.flatMap { scopeFindings($0, in: file) }
  }

  /// Of those in the closure that gets them.
  private func scopeFindings(_ scope: ContinuationScope, in file: SourceFile) -> [Finding] {
    let unsafe = scope.isUnsafe && !scope.uses.isEmpty ? [unsafeFinding(scope, in: file)] : []
    guard var resumption = file.resumption(of: scope) else { return unsafe }
    let wait = scope.call.callee.lowerBound
    let unseen = resumption.never.filter { endsUnseen($0, in: file) }
    resumption.never.removeAll { endsUnseen($0, in: file) }
    return unsafe + pathFindings(resumption, waitingAt: wait, in: file)
      + unseen.prefix(1).map { unseenFinding($0, waitingAt: wait, in: file) }
  }

  /// Whether a path simply ends: of a brace that closes it there is nothing to be seen.
  private func endsUnseen(_ silence: Resumption.Silence, in file: SourceFile) -> Bool {
    let end = file.outline.tokens[silence.token]
    return (silence.cause == .pathEnds || silence.cause == .emptyAnswer) && end.kind == .closeBrace && end.startsLine
  }

  /// The call that waits stands for such a path.
  private func unseenFinding(_ silence: Resumption.Silence, waitingAt wait: Int, in file: SourceFile) -> Finding {
    finding(
      silence.cause == .pathEnds
        ? "one of the paths does not resume the continuation; its task waits for ever"
        : message(for: silence, in: file),
      at: wait,
      in: file,
      severity: .note,
      related: [file.evidence("that path ends here", at: silence.token)]
    )
  }

  private func silentFindings(in file: SourceFile) -> [Finding] {
    file.silentExits.map { exit in
      let silence = Resumption.Silence(token: exit.token)
      return endsUnseen(silence, in: file)
        ? unseenFinding(silence, waitingAt: exit.wait, in: file)
        : neverFinding(silence, because: waiting(at: exit.wait, in: file), in: file)
    }
  }

  private func forgottenFinding(_ forgotten: ForgottenContinuation, in file: SourceFile) -> Finding {
    let silence = Resumption.Silence(token: forgotten.token, cause: .isForgotten)
    return neverFinding(silence, because: file.evidence("the path passes this by", at: forgotten.resume), in: file)
  }

  /// Of those in properties.
  private func keptFindings(in file: SourceFile) -> [Finding] {
    let again = Set(file.repeatedResumesOfKept)
    return again.map { twiceFinding(.init(token: $0, first: nil), in: file) }
      + file.repeatedResumesOnPath.map { twiceFinding($0, in: file) }
      + file.continuationsLeftThere.filter { !again.contains($0.token) }.map { leftFinding($0, in: file) }
      + file.repeatedResumesOfElements.map { finding(Self.elementMessage, at: $0, in: file) }
      + file.repeatedResumesOfAll.map { finding(Self.listMessage, at: $0, in: file, severity: .warning) }
      + file.overwrittenWaits.map { finding(Self.overwrittenMessage, at: $0, in: file, severity: .note) }
  }

  private static let elementMessage =
    "the continuation stays in the dictionary, and a second resume ends the process; take it out"
  private static let listMessage =
    "a second call resumes these continuations again, which ends the process; empty the list first"
  private static let overwrittenMessage =
    "a second call stores over this while the first waits, which then waits for ever; look at it first"

  /// Of those that code takes out of a property.
  private func takenFindings(in file: SourceFile) -> [Finding] {
    file.takenContinuations.flatMap { taken -> [Finding] in
      let place = file.evidence("only this code has it, from here on", at: taken.name)
      return taken.resumption.again.map { twiceFinding($0, in: file) }
        + taken.resumption.never.map { neverFinding($0, because: place, in: file) }
    }
  }

  private func pathFindings(_ resumption: Resumption, waitingAt wait: Int, in file: SourceFile) -> [Finding] {
    resumption.again.map { twiceFinding($0, in: file) }
      + resumption.never.map { neverFinding($0, because: waiting(at: wait, in: file), in: file) }
  }

  private func unsafeFinding(_ scope: ContinuationScope, in file: SourceFile) -> Finding {
    finding(
      "a second resume of an unsafe continuation corrupts memory; use the checked one until it is proven",
      at: scope.call.callee,
      in: file,
      severity: .note
    )
  }

  private func twiceFinding(_ repeated: Resumption.Repeated, in file: SourceFile) -> Finding {
    finding(
      message(for: repeated),
      at: repeated.token,
      in: file,
      severity: repeated.hasTwoAnswers ? .note : nil,
      related: repeated.first.map { [file.evidence("it is resumed here first", at: $0)] } ?? []
    )
  }

  private func message(for repeated: Resumption.Repeated) -> String {
    if repeated.first == nil { return "this may run again, and a second resume of the continuation ends the process" }
    return repeated.hasTwoAnswers
      ? "if both are there, the continuation is resumed twice, which ends the process; write 'else if'"
      : "the continuation was already resumed on this path; a second resume ends the process"
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

  private func racingFinding(_ flag: RacingFlag, in file: SourceFile) -> Finding {
    finding(
      "two threads may both find '\(file.outline.text(flag.set))' unset and resume twice; keep it in a 'Mutex'",
      at: flag.set,
      in: file,
      severity: .note,
      related: [file.evidence("this is no lock", at: flag.declared)]
    )
  }

  private func lostFinding(_ lost: LostWakeUp, in file: SourceFile) -> Finding {
    let name = file.outline.text(lost.check)
    return finding(
      "who changes '\(name)' before this is stored wakes nobody; look at it again where it is stored",
      at: lost.wait,
      in: file,
      severity: .note,
      related: [
        file.evidence("the lock is given back behind this", at: lost.check),
        file.evidence("changed here", at: lost.change),
      ]
    )
  }

  private func waiting(at token: Int, in file: SourceFile) -> Finding.Related {
    file.evidence("the task waits here", at: token)
  }

  private func neverFinding(
    _ silence: Resumption.Silence,
    because reason: Finding.Related,
    in file: SourceFile
  ) -> Finding {
    finding(message(for: silence, in: file), at: silence.token, in: file, severity: .note, related: [reason])
  }

  private func message(for silence: Resumption.Silence, in file: SourceFile) -> String {
    switch silence.cause {
    case .pathEnds: "a path ends here without resuming the continuation; its task waits for ever"
    case .emptyAnswer:
      "without value and error nothing resumes the continuation, and its task waits for ever; add 'else'"
    case .noAnswer: "if this brings no answer, nothing resumes the continuation; its task waits for ever"
    case .isForgotten: "a path forgets the continuation here without resuming it; its task waits for ever"
    case .isNil:
      "if '\(file.outline.text(silence.token))' is nil, nothing resumes the continuation; its task waits for ever"
    }
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

    A plain variable for a flag, which two threads may find unset, is a note. So is a method that stores a continuation
    without a look at what is there, in an object that a property keeps: an earlier call's task then waits for ever.

    State that is looked at under a lock, which is given back before the continuation is stored under it, is a note, too:
    who changes the state in between finds nobody to wake.

    XPC calls the error handler of a proxy in place of a reply, and nothing where there is no handler: that of the proxy
    has to resume, too.

    Who takes a continuation out of a property, `waiting.removeValue(forKey: id)`, has to resume it on each path from there.

    **Not found:** other continuations that a property keeps, but for delegates and observers that come again or bring
    the one answer, methods that resume one twice or forget it on a path, and those that leave it for another method;
    paths through two callbacks, timeouts aside; callbacks that are never called.
    """#
}
