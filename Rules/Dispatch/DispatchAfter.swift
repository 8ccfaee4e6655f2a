package import Indexing
package import Linting
import Outlining

package struct DispatchAfter: Rule {
  package let id = "dispatch_after"
  package let summary = "work that is delayed with a queue, where a task that sleeps could be cancelled"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 119, of: 150)
  package let words = ["asyncAfter"]

  package func findings(in file: SourceFile) -> [Finding] {
    guard file.hasActors else { return [] }
    return file.delayedCalls.map { call in
      finding(
        file.delaysWorkItem(call)
          ? "a work item that waits; a stored task that sleeps with 'try' can be cancelled too, and has an actor"
          : "runs later whatever happens until then; a stored task that sleeps with 'try' can be cancelled",
        at: file.head(of: call),
        in: file
      )
    }
  }

  package let guide = #"""
    What `asyncAfter` has been given runs when its time comes, also when the view has gone and the user does something else.

    ```swift
    import Foundation

    @MainActor final class Hint {
      var isShown = true

      func hideLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { // expect: dispatch_after
          self.isShown = false
        }
      }
    }
    ```

    A task that sleeps can be cancelled. Keep it, and sleep with `try`: a `try?` would go on at once when it is cancelled.

    ```swift
    @MainActor final class Hint {
      var isShown = true
      private var hiding: Task<Void, any Error>?

      func hideLater() {
        hiding?.cancel()
        hiding = Task {
          try await Task.sleep(for: .seconds(2))
          isShown = false
        }
      }
    }
    ```

    A `DispatchWorkItem` can be cancelled, too. But nothing says on which actor its closure runs, and that it has been
    cancelled is for each to ask; when the code around it becomes asynchronous, the task is the shorter form.

    Tests are left alone: what they put off is what they wait for.

    **Not found:** timers; delays behind a function of one's own.
    """#
}
