package import Indexing
package import Linting
import Outlining

package struct DeinitCallsIsolated: Rule {
  package let id = "deinit_calls_isolated"
  package let summary = "a plain 'deinit' runs code of an actor, or touches what only the actor may"
  package let severity = Severity.error
  package let compiler = CompilerVerdict.covered(from: .swift5)
  package let precision: Precision? = Precision(right: 141, of: 148)
  package let words = ["deinit"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.deinitializers.flatMap { deinitializer in
      let framework = file.frameworkOfView(around: deinitializer.keyword)
      return file.isolatedUses(inDeinit: deinitializer).map { use in
        finding(
          message(for: use, inViewOf: framework),
          at: use.token,
          in: file,
          severity: framework == nil && use.kind != .refused ? nil : .note,
          related: evidence(for: deinitializer, in: file),
          fix: framework != nil ? nil : file.isolatingFix(for: deinitializer)
        )
      }
    }
  }

  private func evidence(for deinitializer: Function, in file: SourceFile) -> [Finding.Related] {
    [file.evidence("runs on any thread", at: deinitializer.keyword)]
      + file.isolationEvidence("isolated, but for its 'deinit'", around: deinitializer.keyword)
  }

  private func message(for use: DeinitUse, inViewOf framework: String?) -> String {
    if use.kind == .refused {
      return "not Sendable, so Swift 6 refuses it in a 'deinit' on no actor; write 'isolated deinit'"
    }
    if let framework {
      return "only the main actor may touch this; \(framework) releases views on main, nothing else promises it"
    }
    return use.kind == .code
      ? "this belongs to an actor and 'deinit' runs on any thread; clean up before, or 'isolated deinit'"
      : "only the actor may touch this, and 'deinit' runs on any thread; write 'isolated deinit'"
  }

  package let guide = #"""
    `deinit` runs on the thread that gives up the last reference, whatever the class is isolated to. Code that belongs to
    an actor then runs beside the actor: two threads in the same state.

    ```swift
    @MainActor protocol Feeding {
      func stopPolling()
    }

    @MainActor final class FeedStore {
      private let feed: any Feeding

      init(feed: any Feeding) {
        self.feed = feed
      }

      deinit {
        feed.stopPolling() // expect: deinit_calls_isolated
      }
    }
    ```

    Do the clean-up before: in a method that the owner calls. Where it has to be `deinit`, let it run on the actor
    (Swift 6.1):

    ```swift
    @MainActor protocol Feeding {
      func stopPolling()
    }

    @MainActor final class FeedStore {
      private let feed: any Feeding

      init(feed: any Feeding) {
        self.feed = feed
      }

      isolated deinit {
        feed.stopPolling()
      }
    }
    ```

    Or hand the work to the actor with a copy of what it needs, `Task { @MainActor [feed] in feed.stopPolling() }`; it is
    done a little later. Or make the method `nonisolated`, with a lock in place of the actor.

    The compiler reports calls in every mode, state that is not `Sendable` from '5 + complete' on. What only it objects to
    is a note: state that nobody else is seen to have, like a token that `deinit` gives back. So are views and view
    controllers: UIKit releases them on the main thread, AppKit mostly does, and nothing else promises it.

    **Not found:** members of types of other modules, other than the user interface frameworks' methods.
    """#
}
