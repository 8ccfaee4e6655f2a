package import Indexing
package import Linting
import Outlining

package struct UnhandledThrowingTask: Rule {
  package let id = "unhandled_throwing_task"
  package let summary = "a task throws, and nobody has it to see the error"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.partly("warns from Swift 6.4 on; before that: silent")
  package let precision: Precision? = Precision(right: 200, of: 266)
  package let words = ["Task", "try|throw|throws"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.lostErrors.map { lost in
      finding(
        "an error ends this task unseen; catch it inside, or keep the task and await its value",
        at: lost.task,
        in: file,
        related: [file.evidence("this error", at: lost.error)]
      )
    }
  }

  package let guide = #"""
    The error that a task throws waits in the task for somebody to ask. When nobody keeps the task, the error is lost,
    and what should have come after it never happens, without a word in the log.

    ```swift
    func save(_ note: String) {
      Task { // expect: unhandled_throwing_task
        try await upload(note)
      }
    }

    func upload(_ note: String) async throws {}
    ```

    Catch it where it is thrown:

    ```swift
    func save(_ note: String) {
      Task {
        do {
          try await upload(note)
        } catch {
          print(error)
        }
      }
    }

    func upload(_ note: String) async throws {}
    ```

    Tasks that are stored, returned, passed on or awaited are left alone, and so is an error that only tells of
    cancellation. A `do` without `catch`, or whose `catch` clauses take only some errors, handles nothing.

    **Not found:** tasks that are stored and never asked; operations of other files that are passed by name.
    """#
}
