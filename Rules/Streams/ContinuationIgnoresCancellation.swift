package import Indexing
package import Linting
import Outlining

package struct ContinuationIgnoresCancellation: Rule {
  package let id = "continuation_ignores_cancellation"
  package let summary = "a task group cancels a child that waits on a continuation, and waits for it all the same"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 87, of: 117)
  package let words = [
    "await",
    "addTask|addTaskUnlessCancelled|addImmediateTask|withTimeout|runWithTimeout|withThrowingTimeout|withDeadline|race"
      + "|withTimeLimit|timeout|Timeout|sleep",
  ]

  package func findings(in file: SourceFile) -> [Finding] {
    var places: Set<Int> = []
    return file.uncancellableWaits.compactMap { wait in
      // Several races may have one wait among them.
      let place = wait.continuation ?? wait.name
      guard places.insert(place).inserted else { return nil }
      let subject = wait.continuation == nil ? "'\(file.outline.text(wait.name))'" : "this wait"
      let race = wait.name == place ? [] : [file.evidence("a task that waits so is started here", at: wait.name)]
      return finding(
        "cancelling does not end \(subject), and who awaits its task waits on; resume it in 'onCancel'",
        at: place,
        in: file,
        related: [file.evidence("its task is cancelled here", at: wait.limit)] + race
      )
    }
  }

  package let guide = #"""
    Cancelling a task sets a flag. A continuation does not look at it: its task goes on waiting. A task group ends when
    all of its children have, so that behind `cancelAll()`, and behind an error, it waits for the one that nobody
    resumes. A timeout of that form never times out.

    ```swift
    struct TimedOut: Error {}

    actor Link {
      private var waiter: CheckedContinuation<Void, Never>?

      func connect() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { await self.connected() }
          group.addTask {
            try await Task.sleep(for: .seconds(5))
            throw TimedOut()
          }
          try await group.next()
          group.cancelAll()
        }
      }

      private func connected() async {
        await withCheckedContinuation { waiter = $0 } // expect: continuation_ignores_cancellation
      }

      func open() {
        waiter?.resume()
        waiter = nil
      }
    }
    ```

    Resume the continuation when the task is cancelled; or wait for a stream, whose loop ends by itself:

    ```swift
    struct TimedOut: Error {}

    actor Link {
      private var waiter: CheckedContinuation<Void, Never>?

      func connect() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { await self.connected() }
          group.addTask {
            try await Task.sleep(for: .seconds(5))
            throw TimedOut()
          }
          try await group.next()
          group.cancelAll()
        }
      }

      private func connected() async {
        await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            if Task.isCancelled { continuation.resume() } else { waiter = continuation }
          }
        } onCancel: {
          Task { await self.open() }
        }
      }

      func open() {
        waiter?.resume()
        waiter = nil
      }
    }
    ```

    Where the continuation stands in another file, the finding is at the task that waits.

    A continuation that work on a dispatch queue resumes is left alone: it waits as long as the work takes. So is one
    that the group's other code resumes.

    **Not found:** waits behind three functions, or two of different types; functions of other packages that set a limit; `async let`.
    """#
}
