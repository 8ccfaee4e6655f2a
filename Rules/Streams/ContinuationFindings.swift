import Indexing
import Linting
import Outlining

/// What the rule says, and where.
extension ContinuationMisuse {
  static let elementMessage =
    "the continuation stays in the dictionary, and a second resume ends the process; take it out"
  static let listMessage =
    "a second call resumes these continuations again, which ends the process; empty the list first"
  static let overwrittenMessage =
    "a second call stores over this while the first waits, which then waits for ever; look at it first"

  /// The call that waits stands for such a path.
  func unseenFinding(_ silence: Resumption.Silence, waitingAt wait: Int, in file: SourceFile) -> Finding {
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

  func forgottenFinding(_ forgotten: ForgottenContinuation, in file: SourceFile) -> Finding {
    let silence = Resumption.Silence(token: forgotten.token, cause: .isForgotten)
    return neverFinding(silence, because: file.evidence("the path passes this by", at: forgotten.resume), in: file)
  }

  func unsafeFinding(_ scope: ContinuationScope, in file: SourceFile) -> Finding {
    finding(
      "a second resume of an unsafe continuation corrupts memory; use the checked one until it is proven",
      at: scope.call.callee,
      in: file,
      severity: .note
    )
  }

  func twiceFinding(_ repeated: Resumption.Repeated, in file: SourceFile) -> Finding {
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

  func leftFinding(_ left: ContinuationLeftThere, in file: SourceFile) -> Finding {
    finding(
      "the continuation stays in its property, and a second resume ends the process; take it out",
      at: left.token,
      in: file,
      severity: .note,
      related: [file.evidence("it is resumed again here", at: left.other)]
    )
  }

  func racingFinding(_ flag: RacingFlag, in file: SourceFile) -> Finding {
    finding(
      "two threads may both find '\(file.outline.text(flag.set))' unset and resume twice; keep it in a 'Mutex'",
      at: flag.set,
      in: file,
      severity: .note,
      related: [file.evidence("this is no lock", at: flag.declared)]
    )
  }

  func lostFinding(_ lost: LostWakeUp, in file: SourceFile) -> Finding {
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

  func waiting(at token: Int, in file: SourceFile) -> Finding.Related {
    file.evidence("the task waits here", at: token)
  }

  func neverFinding(
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
}
