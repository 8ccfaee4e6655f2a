package import Indexing
package import Linting
import Outlining

package struct DispatchGlobalAsync: Rule {
  package let id = "dispatch_global_async"
  package let summary = "work on a global queue that a function marked @concurrent can do"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 135, of: 178)
  package let words = ["global", "async"]

  package func findings(in file: SourceFile) -> [Finding] {
    guard file.hasActors, case let calls = file.globalAsyncCalls, !calls.isEmpty else { return [] }
    let waits = file.callsThatWait
    return calls.map { call in
      finding(message(for: call, in: file, waits), at: file.head(of: call), in: file)
    }
  }

  private func message(for call: Call, in file: SourceFile, _ waits: [Range<Int>]) -> String {
    let closures = file.outline.trailingClosures(of: call).map { file.outline.closures[$0] }
    if closures.contains(where: { closure in waits.contains { closure.body.contains($0.lowerBound) } }) {
      return "a thread that waits for others; an 'async' function awaits them without one"
    }
    return closures.contains(where: file.callsBack)
      ? "work with a completion: an 'async' function marked '@concurrent' returns instead of calling back"
      : "work on a global queue: an 'async' function marked '@concurrent' can do it, and be cancelled"
  }

  package let guide = #"""
    A closure on a global queue cannot be awaited, cancelled or checked: it calls back when it is done, on its own thread, and
    the compiler does not see what it shares.

    ```swift
    import Foundation

    func save(_ data: Data, to url: URL, completion: @escaping @Sendable () -> Void) {
      DispatchQueue.global().async { // expect: dispatch_global_async
        try? data.write(to: url)
        completion()
      }
    }
    ```

    An `async` function leaves its caller's actor when it is marked `@concurrent` (Swift 6.2; before that when it is
    `nonisolated`), returns when it is done, and throws:

    ```swift
    import Foundation

    @concurrent func save(_ data: Data, to url: URL) async throws {
      try data.write(to: url)
    }
    ```

    `await Task.detached { … }.value` does the same at first sight, but the task does not hear of its caller's cancellation.
    This is a note: nothing is wrong with the queue as such.

    A thread with a run loop of its own is left alone, no task can be one, and so is work that a synchronous function
    blocks for until it is done, as a synchronous test is taken to do for all that it starts.

    **Not found:** queues that a parameter or a `var` names; `perform` of work items.
    """#
}
