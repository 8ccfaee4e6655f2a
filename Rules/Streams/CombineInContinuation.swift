package import Indexing
package import Linting
import Outlining

package struct CombineInContinuation: Rule {
  package let id = "combine_in_continuation"
  package let summary = "a continuation waits for a Combine subscription, which may answer twice or never"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 86, of: 120)
  package let words = ["sink", continuationWords]

  package func findings(in file: SourceFile) -> [Finding] {
    file.continuationScopes.flatMap { scope in
      file.subscriptions(in: scope).compactMap { subscription in
        let name = file.calledName(of: subscription) ?? subscription.callee.lowerBound
        let answersOnce = file.answersOnce(subscription, in: scope)
        if answersOnce, file.hearsOfCancellation(scope) { return nil }
        return finding(
          answersOnce
            ? "cancelling the task does not end this subscription, and it waits on; await 'values' instead"
            : "a subscription answers often or never, a continuation needs one answer; await 'values' instead",
          at: name,
          in: file,
          severity: answersOnce ? .note : nil,
          related: [file.evidence("the continuation", at: scope.call.callee.lowerBound)]
        )
      }
    }
  }

  package let guide = #"""
    A publisher sends as many values as it likes, or none, and completes when it likes. A continuation must be resumed
    once. Each value after the first ends the process, a publisher that completes without one leaves the task waiting for
    ever, and cancelling the task does not cancel the subscription.

    ```swift
    import Combine

    final class Feed {
      let items = PassthroughSubject<Int, Never>()
      private var subscriptions: Set<AnyCancellable> = []

      func next() async -> Int {
        await withCheckedContinuation { continuation in
          items
            .sink { continuation.resume(returning: $0) } // expect: combine_in_continuation, continuation_misuse
            .store(in: &subscriptions)
        }
      }
    }
    ```

    A publisher's `values` is an asynchronous sequence: it ends, throws and is cancelled like any other.

    ```swift
    import Combine

    final class Feed {
      let items = PassthroughSubject<Int, Never>()

      func next() async -> Int? {
        for await item in items.values {
          return item
        }
        return nil
      }
    }
    ```

    An `AsyncStream` that a subscription feeds is left alone: it takes any number of values. A subscription that surely
    answers once is a note, for whoever cancels the task still waits for it: where the completion alone resumes, on every
    path, since a publisher completes once, and where `first()` lets one value through and a flag says that there was none.

    **Not found:** subscriptions behind a function of one's own; `assign`.
    """#
}
