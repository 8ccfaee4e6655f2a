package import Indexing
package import Linting
import Outlining

package struct ForAwaitCapturesSelf: Rule {
  package let id = "for_await_captures_self"
  package let summary = "a loop over a sequence without end holds self in its task for ever"
  package let severity = Severity.warning
  package let isInEveryRun = true
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 171, of: 218)
  package let words = ["for|while", "await"]

  package func files(in project: Project) -> Set<Int>? { project.filesOfAwaitingLoops }

  package func findings(in file: SourceFile) -> [Finding] {
    let endless = file.endlessLoopsHoldingSelf.map { holding in
      finding(
        message(for: holding.holder, in: file),
        at: holding.place,
        in: file,
        severity: file.mayOutliveEverything(around: holding.loop.keyword) ? .note : nil,
        related: file.evidence(of: holding),
        fix: file.releasingFix(for: holding)
      )
    }
    let places = Set(endless.map(\.place))
    return endless
      + file.loopsHoldingSelfFromDeinit.map { holding in
        finding(
          "the task holds self while this loops, so that 'deinit', which alone cancels it, waits for the end",
          at: holding.place,
          in: file,
          severity: .note,
          related: file.evidence(of: holding),
          fix: file.releasingFix(for: holding)
        )
      }
      .filter { !places.contains($0.place) }
  }

  private func message(for holder: SelfHolder, in file: SourceFile) -> String {
    switch holder.form {
    case .closure: "the task holds self while the endless loop runs; take '[weak self]', unwrap it in the loop"
    case .unwrapped: "self is strong for the whole of an endless loop; unwrap it inside the loop"
    case .method where holder.file === file:
      "the task holds self while '\(file.outline.text(holder.token))' loops for ever; loop in the task"
    case .method: "the task that calls this method holds self while its endless loop runs; loop in the task"
    }
  }

  package let guide = #"""
    A task keeps what its closure captured until the closure returns. A loop over a sequence that never ends never
    returns, so that `self` is never released, its `deinit` never runs, and the `cancel()` that stands there is never
    called.

    ```swift
    import Foundation

    @MainActor
    final class Watcher {
      func start() {
        Task {
          for await note in NotificationCenter.default.notifications(named: .init("changed")) { // expect: for_await_captures_self
            self.handle(note)
          }
        }
      }

      func handle(_ note: Notification) {}
    }
    ```

    Hold self weakly, and unwrap it inside the loop: between two elements nothing holds it.

    ```swift
    import Foundation

    @MainActor
    final class Watcher {
      func start() {
        Task { [weak self] in
          for await note in NotificationCenter.default.notifications(named: .init("changed")) {
            guard let self else { return }
            self.handle(note)
          }
        }
      }

      func handle(_ note: Notification) {}
    }
    ```

    `guard let self` *before* the loop is the same leak in other words. A task that something other than `deinit`
    cancels, a sequence that ends by itself, a value type, and an object that lives as long as the program (`static let
    shared`) are left alone. Where the loop is in a method, the finding stands at the task that calls it, if that is in
    the same file. An object in a variable of one that lives so long, which its file never sets to nil, is a note, and
    so is one in a static constant of another type, or one that the program keeps and whose class has a `deinit`.

    Where nobody knows whether a sequence ends, and `deinit` alone cancels the task, it is a note: `deinit` waits for the
    end that it is to bring about.

    **Not found:** other sequences of a type that nothing in the file or project tells; loops behind a call on another
    object.
    """#
}
