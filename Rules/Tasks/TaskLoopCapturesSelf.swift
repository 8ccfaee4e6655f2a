package import Indexing
package import Linting
import Outlining

package struct TaskLoopCapturesSelf: Rule {
  package let id = "task_loop_captures_self"
  package let summary = "a task that polls for ever holds self for ever"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 13, of: 34)
  package let words = ["await", "Task"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.pollsHoldingSelf.map { holding in
      finding(
        message(for: holding.holder, in: file),
        at: holding.place,
        in: file,
        related: file.evidence(of: holding),
        fix: file.releasingFix(for: holding)
      )
    }
  }

  private func message(for holder: SelfHolder, in file: SourceFile) -> String {
    switch holder.form {
    case .closure: "the task holds self as long as it polls; take '[weak self]' and unwrap it in the loop"
    case .unwrapped: "self is strong for as long as the loop polls; unwrap it inside the loop"
    case .method where holder.file === file:
      "the task holds self as long as '\(file.outline.text(holder.token))' polls; poll in the task"
    case .method: "the task that calls this method holds self as long as it polls; poll in the task"
    }
  }

  package let guide = #"""
    A task keeps what its closure captured until the closure returns. A loop that only cancellation ends keeps `self` for
    ever when nobody but `deinit` cancels it: `deinit` never runs.

    ```swift
    @MainActor final class Clock {
      private var ticking: Task<Void, any Error>?

      func start() {
        ticking = Task {
          while true { // expect: task_loop_captures_self
            tick()
            try await Task.sleep(for: .seconds(1))
          }
        }
      }

      func tick() {}

      deinit {
        ticking?.cancel()
      }
    }
    ```

    Hold self weakly and unwrap it for each turn, so that nothing holds it for ever:

    ```swift
    @MainActor final class Clock {
      private var ticking: Task<Void, any Error>?

      func start() {
        ticking = Task { [weak self] in
          while true {
            guard let self else { return }
            tick()
            try await Task.sleep(for: .seconds(1))
          }
        }
      }

      func tick() {}

      deinit {
        ticking?.cancel()
      }
    }
    ```

    A task that something other than `deinit` cancels, a loop that some state ends, a value type, and an object that
    lives as long as the program are left alone.

    **Not found:** loops that state ends which nobody ever sets; loops behind a call on another object.
    """#
}
