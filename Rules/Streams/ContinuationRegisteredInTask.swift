package import Indexing
package import Linting
import Outlining

package struct ContinuationRegisteredInTask: Rule {
  package let id = "continuation_registered_in_task"
  package let summary = "a task stores a continuation some time after the wait began; a wake-up in between is lost"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 5, of: 12)
  package let words = ["Task", continuationWords]

  package func findings(in file: SourceFile) -> [Finding] {
    file.lateRegistrations.map { late in
      finding(
        "the continuation is stored when this task gets its turn; a wake-up before that is lost",
        at: file.start(of: late.task),
        in: file,
        related: [
          file.evidence("stored here", at: late.token),
          file.evidence("the wait begins here", at: late.scope.call.callee.lowerBound),
        ]
      )
    }
  }

  package let guide = #"""
    The closure of `withCheckedContinuation` runs at once, a task that it starts runs later. Whoever looks for waiters in
    between finds none, the wake-up is lost, and the waiter waits for ever. In a test of 500 rounds 493 were lost.

    ```swift
    actor Gate {
      private var waiters: [CheckedContinuation<Void, Never>] = []

      func wait() async {
        await withCheckedContinuation { continuation in
          Task { add(continuation) } // expect: continuation_registered_in_task
        }
      }

      private func add(_ waiter: CheckedContinuation<Void, Never>) {
        waiters.append(waiter)
      }

      func open() {
        for waiter in waiters { waiter.resume() }
        waiters = []
      }
    }
    ```

    In an actor's own method the closure is on the actor already, so that it can store the continuation itself:

    ```swift
    actor Gate {
      private var waiters: [CheckedContinuation<Void, Never>] = []

      func wait() async {
        await withCheckedContinuation { continuation in
          waiters.append(continuation)
        }
      }

      func open() {
        for waiter in waiters { waiter.resume() }
        waiters = []
      }
    }
    ```

    A task that does the work and resumes the continuation is left alone, one that stores it in an object of its own
    function before it starts what may answer, and one that goes on to call something when it has stored it.

    A callback that resumes the continuation, and that the task registers (`await coordinator.setCompletion { … }`), comes
    as late.

    **Not found:** continuations that a function of another module keeps, or one of an object whose type nothing tells, when
    its name does not say so.
    """#
}
