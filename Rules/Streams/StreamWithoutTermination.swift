package import Indexing
package import Linting
import Outlining

package struct StreamWithoutTermination: Rule {
  package let id = "stream_without_termination"
  package let summary = "a stream's source goes on after its consumer has gone"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 61, of: 117)
  package let words = ["AsyncStream|AsyncThrowingStream|makeStream"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.openStreams.map { stream in
      finding(
        "nothing stops this stream's source when its consumer has gone; set 'onTermination'",
        at: stream.call.callee,
        in: file,
        related: [file.evidence("the source that goes on", at: stream.source)]
      )
    }
  }

  package let guide = #"""
    A consumer leaves its loop, or its task is cancelled: the stream ends, but the observer, timer or subscription that feeds
    it does not know. It goes on, and keeps what it captured.

    ```swift
    import Foundation

    func changes() -> AsyncStream<String> {
      AsyncStream { continuation in // expect: stream_without_termination
        NotificationCenter.default.addObserver(forName: .init("changed"), object: nil, queue: nil) { note in
          continuation.yield(note.name.rawValue)
        }
      }
    }
    ```

    `onTermination` is called when the stream ends for whatever reason:

    ```swift
    import Foundation

    func changes() -> AsyncStream<String> {
      AsyncStream { continuation in
        nonisolated(unsafe) let token = NotificationCenter.default.addObserver(
          forName: .init("changed"),
          object: nil,
          queue: nil
        ) { note in
          continuation.yield(note.name.rawValue)
        }
        continuation.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
      }
    }
    ```

    A source that finishes its stream by itself, a callback that comes once, and a pair of `makeStream` whose stream
    only loops of the same type read, are left alone. A task that takes what it sends from another sequence, from a poll or
    from a callback it awaits goes on as long as there is something to take; what is there already, as an array, a file's
    lines or `Transaction.all`, is soon taken. A continuation that a property keeps counts where a delegate's method, an
    observer or a handler of the same file sends to it.

    **Not found:** sources that a function of one's own starts under a name that does not say so; continuations that
    other files send to.
    """#
}
