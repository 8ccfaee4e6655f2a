package import Indexing
package import Linting
import Outlining

package struct ContinuationMisuse: Rule {
  package let id = "continuation_misuse"
  package let summary = "a path resumes a continuation twice or never"
  package let severity = Severity.error
  package let compiler = CompilerVerdict.silent
  package let words = ["resume", continuationWords]

  package func findings(in file: SourceFile) -> [Finding] {
    file.continuationScopes.flatMap { scope in
      let unsafe = scope.isUnsafe ? [unsafeFinding(scope, in: file)] : []
      guard let home = file.onlyHome(of: scope) else { return unsafe }
      let resumption = file.resumption(of: scope, in: home)
      let twice = resumption.again.map { twiceFinding($0, resumption, in: file) }
      return unsafe + twice + resumption.never.map { neverFinding($0, scope, in: file) }
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

  private func twiceFinding(_ token: Int, _ resumption: Resumption, in file: SourceFile) -> Finding {
    finding(
      "the continuation was already resumed on this path; a second resume ends the process",
      at: token..<token + 1,
      in: file,
      related: resumption.first.map { [file.evidence("it is resumed here first", at: $0)] } ?? []
    )
  }

  private func neverFinding(_ token: Int, _ scope: ContinuationScope, in file: SourceFile) -> Finding {
    finding(
      "a path ends here without resuming the continuation; its task waits for ever",
      at: token..<token + 1,
      in: file,
      related: [file.evidence("the task waits here", at: scope.call.callee.lowerBound)]
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

    A callback that a flag or a lock lets through once is left alone, and so is a continuation that is stored or
    handed to another function. `withUnsafeContinuation` itself is a note.

    **Not found:** continuations that are kept in a property; paths through two different callbacks; callbacks that are
    never called.
    """#
}
