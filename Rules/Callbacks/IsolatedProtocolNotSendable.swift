package import Indexing
package import Linting
import Outlining

package struct IsolatedProtocolNotSendable: Rule {
  package let id = "isolated_protocol_not_sendable"
  package let summary = "a value of an isolated protocol leaves its actor, and the protocol is not Sendable"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.covered(from: .swift5Complete)
  package let precision: Precision? = Precision(right: 39, of: 48)
  package let words = ["deinit|Task|async|asyncAfter|addOperation|detached"]

  package func files(in project: Project) -> Set<Int>? { project.filesOfIsolatedExistentials }

  package func findings(in file: SourceFile) -> [Finding] {
    file.crossingExistentials.map { crossing in
      finding(
        message(for: crossing),
        at: crossing.token,
        in: file,
        fix: file.sendableFix(forProtocolOf: crossing)
      )
    }
  }

  private func message(for crossing: CrossingExistential) -> String {
    switch crossing.place {
    case .deinitializer: "'deinit' is on no actor and this type is not Sendable; add ': Sendable' to its protocol"
    case .sent: "this is sent to its protocol's actor and is not Sendable; add ': Sendable' to the protocol"
    case .closure, .argument: "this leaves its actor and is not Sendable; add ': Sendable' to its protocol"
    }
  }

  package let guide = #"""
    A protocol on the main actor isolates its requirements, not the types that conform. What such a type holds besides them
    may be anything, so that the compiler does not take `any P` for `Sendable`: not in `deinit`, which runs on any thread,
    and not in a task on another actor.

    ```swift
    @MainActor protocol Feeding: AnyObject {
      func stop()
    }

    @MainActor final class FeedStore {
      private let feed: any Feeding

      init(feed: any Feeding) {
        self.feed = feed
      }

      deinit {
        Task { @MainActor [feed] in feed.stop() } // expect: isolated_protocol_not_sendable
      }
    }
    ```

    `Sendable` on the protocol is the missing step. Classes on the main actor conform without another word:

    ```swift
    @MainActor protocol Feeding: AnyObject, Sendable {
      func stop()
    }

    @MainActor final class FeedStore {
      private let feed: any Feeding

      init(feed: any Feeding) {
        self.feed = feed
      }

      deinit {
        Task { @MainActor [feed] in feed.stop() }
      }
    }
    ```

    Where the protocol is not yours, take `any Feeding & Sendable`.

    The same goes for an actor, or a class on none, that keeps such a value and awaits its methods: `await feed.stop()`
    sends the value to the main actor, while the actor has it still.

    The compiler reports this from '5 + complete' on.

    **Not found:** values whose type the file does not write; protocols of other modules; values in dictionaries.
    """#
}
