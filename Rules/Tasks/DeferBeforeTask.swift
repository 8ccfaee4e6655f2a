package import Indexing
package import Linting
import Outlining

package struct DeferBeforeTask: Rule {
  package let id = "defer_before_task"
  package let summary = "a 'defer' sets state back before the task that it is about has run"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 2, of: 4)
  package let words = ["defer", "Task"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.earlyResets.map { early in
      var related = early.set.map { [file.evidence("it is set for the work here", at: $0)] } ?? []
      related.append(file.evidence("the work is only started here", at: file.start(of: early.task).lowerBound))
      return finding(
        message(for: file.outline.text(early.reset), isState: file.setsState(early)),
        at: early.deferred,
        in: file,
        related: related
      )
    }
  }

  private func message(for name: String, isState: Bool) -> String {
    if name == "stopAccessingSecurityScopedResource" {
      return "the access ends as soon as the task that needs it is started; move 'defer' into the task"
    }
    let happens = isState ? "is set back" : "is called"
    return "'\(name)' \(happens) as soon as the task is started; move 'defer' into it"
  }

  package let guide = #"""
    `defer` runs when its function returns. A synchronous function returns as soon as it has started its task, so that a
    flag which should stand for the whole of the work is back before the work has begun: the spinner is never seen, and
    the second tap starts the work again.

    ```swift
    @MainActor final class Inbox {
      var isLoading = false

      func refresh() {
        isLoading = true
        defer { isLoading = false } // expect: defer_before_task
        Task {
          await load()
        }
      }

      func load() async {}
    }
    ```

    Put the `defer` where the work is:

    ```swift
    @MainActor final class Inbox {
      var isLoading = false

      func refresh() {
        isLoading = true
        Task {
          defer { isLoading = false }
          await load()
        }
      }

      func load() async {}
    }
    ```

    Locks that a `defer` releases are left alone, and so are functions that work by themselves before they start a task.

    The same goes for a pair of calls, `showSpinner()` and a deferred `hideSpinner()`, and for the access to a file that
    `stopAccessingSecurityScopedResource()` ends before the task has read it.

    **Not found:** work that `DispatchQueue.async` starts; a task that is not the last statement of the function or branch.
    """#
}
