package import Indexing
package import Linting
import Outlining

package struct ContinuationMisuse: Rule {
  package let id = "continuation_misuse"
  package let summary = "a path resumes a continuation twice or never"
  package let severity = Severity.error
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 94, of: 166)
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

  private func silentFindings(in file: SourceFile) -> [Finding] {
    file.silentExits.map { exit in
      let silence = Resumption.Silence(token: exit.token)
      return endsUnseen(silence, in: file)
        ? unseenFinding(silence, waitingAt: exit.wait, in: file)
        : neverFinding(silence, because: waiting(at: exit.wait, in: file), in: file)
    }
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
