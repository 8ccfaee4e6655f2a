package import Indexing
package import Linting
import Outlining

package struct PublishedAfterAwait: Rule {
  package let id = "published_after_await"
  package let summary = "asynchronous code that is not isolated changes state that views observe, off the main thread"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.partly("some callers, when they send the object to the method")
  /// From 2026-11-25 on; what was read before (58 of 97) is of a rule that knew little of builds and views.
  /// A helper's changes count as one from 2026-11-26 on; by lines it were 323 of 365.
  package let precision: Precision? = Precision(right: 460, of: 510)
  package let words = ["async|Task"]

  package func files(in project: Project) -> Set<Int>? {
    project.filesOfObservedState
  }

  package func findings(in file: SourceFile) -> [Finding] {
    file.observedChangesOffMain.map { change in
      let awaits = change.pause.map { [file.evidence("behind this await", at: $0)] } ?? []
      return finding(
        message(for: change, in: file),
        at: change.write.token,
        in: file,
        severity: file.isWatchedByViews(at: change.write.token) ? nil : .note,
        related: [file.evidence("runs off the main thread", at: change.evidence)] + awaits
      )
    }
  }

  private func message(for change: ObservedChange, in file: SourceFile) -> String {
    let isInFunction = file.function(around: change.write.token)?.kind == .function
    return switch change.observation {
    case .published:
      "this is published off the main thread; put \(isInFunction ? "the function" : "its class") on '@MainActor'"
    case .observable: "changes off the main thread, and races with whoever reads it there; put this on '@MainActor'"
    }
  }

  package let guide = #"""
    An `async` method of a class that no actor isolates runs on the cooperative pool from its first instruction
    (SE-0338), whoever calls it: also before its first `await`, and also when a view's `.task` calls it. A `@Published`
    property tells its watchers on the thread that writes it: SwiftUI reports "Publishing changes from background threads
    is not allowed", drops updates, or reads a value while it is written. An `@Observable` class does not report
    anything: view and method race.

    ```swift
    import Combine

    final class Library: ObservableObject {
      @Published var titles: [String] = []

      func reload() async throws {
        let loaded = try await download()
        titles = loaded // expect: published_after_await
      }
    }

    func download() async throws -> [String] { [] }
    ```

    Put the method, or the class, on the main actor. The `await` still leaves it while the download runs:

    ```swift
    import Combine

    @MainActor final class Library: ObservableObject {
      @Published var titles: [String] = []

      func reload() async throws {
        let loaded = try await download()
        titles = loaded
      }
    }

    func download() async throws -> [String] { [] }
    ```

    A synchronous helper that such a method calls has one finding, at the first change.

    It is a note where views cannot watch the class by themselves, because it is no `ObservableObject`: whoever takes its
    publishers may go to the main queue first. So it is in tests.

    Where the class must stay as it is, a `@MainActor` method that takes the new values does the same; make it `final`.

    The compiler complains in some callers only: those that are isolated and send the object, which is not `Sendable`, to
    the method. Code that is not isolated itself calls it in silence in every mode.

    **Not found:** synchronous methods that asynchronous code of another object calls; changes by way of another object;
    state that is bound to a wrapper other than `@Published`; methods of the standard library's values that are not well
    known.
    """#
}
