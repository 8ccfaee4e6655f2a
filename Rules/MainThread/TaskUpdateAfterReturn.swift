package import Indexing
package import Linting
import Outlining

package struct TaskUpdateAfterReturn: Rule {
  package let id = "task_update_after_return"
  package let summary = "an async function hands its update to the main thread and returns before it is made"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 153, of: 247)
  package let words = ["async", "MainActor|DispatchQueue|OperationQueue|RunLoop"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.lateUpdates.map { update in
      let related = [file.evidence("returns without waiting", at: update.function.name)]
      guard let write = update.write else {
        return finding(
          "the function returns before this runs on main; \(advice(for: update, in: file))",
          at: file.head(of: update.call),
          in: file,
          severity: .note,
          related: related
        )
      }
      return finding(
        "'\(file.outline.text(write))' changes after the function returns; \(advice(for: update, in: file))",
        at: file.head(of: update.call),
        in: file,
        severity: update.isInherited ? .note : nil,
        related: related + [file.evidence("changed here", at: write)],
        fix: file.awaitingFix(for: update)
      )
    }
  }

  private func advice(for update: LateUpdate, in file: SourceFile) -> String {
    if update.awaits { return "await the work instead of starting a task" }
    if file.isolation(of: update.function) == .mainActor, file.mainThread(at: update.call.callee.lowerBound) == .onMain
    {
      return "it is on main already: \(update.write == nil ? "call" : "change") it at once"
    }
    let isDeferred = file.isDeferred(update.call.callee.lowerBound)
    return isDeferred ? "put the function on '@MainActor'" : "use 'await MainActor.run' or '@MainActor'"
  }

  package let guide = #"""
    Who awaits an `async` function expects its effects to be there when it returns. A `Task { @MainActor in … }` or a
    `DispatchQueue.main.async` inside of it only books the update: the function returns, the caller reads the old state,
    and the update comes later, perhaps after a second one that was started later. `.refreshable` ends its spinner over
    old rows, and a test that awaits the function fails now and then.

    ```swift
    final class Inbox: Sendable {
      @MainActor var messages: [String] = []

      func refresh() async {
        let loaded = await download()
        Task { @MainActor in // expect: task_update_after_return
          messages = loaded
        }
      }
    }

    func download() async -> [String] { [] }
    ```

    The function is asynchronous already: let it run where the state lives.

    ```swift
    final class Inbox: Sendable {
      @MainActor var messages: [String] = []

      @MainActor func refresh() async {
        messages = await download()
      }
    }

    func download() async -> [String] { [] }
    ```

    `await MainActor.run { messages = loaded }` waits, too.

    A task that is stored, returned or awaited is left alone, and synchronous functions, which cannot wait. Where the task
    only calls something, the finding is a note: not every call has an effect that the caller waits for.

    The compiler says nothing.

    A plain `Task { … }` in a function of the main actor does the same, and is a note: it may be meant to come later.

    **Not found:** updates in a task without `@MainActor` that hops later; updates of another object by way of a local.
    """#
}
