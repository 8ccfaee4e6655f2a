package import Indexing
package import Linting
import Outlining

package struct StreamContinuationOverwritten: Rule {
  package let id = "stream_continuation_overwritten"
  package let summary = "a stream's continuation is stored over the one before, whose consumer then waits for ever"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 40, of: 111)
  package let words = ["AsyncStream|AsyncThrowingStream|makeStream|continuation"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.overwrittenContinuations.map { overwritten in
      finding(
        "each call replaces the continuation, and the consumer before waits for ever; make the stream once",
        at: overwritten.property,
        in: file,
        related: [file.evidence("runs for each consumer", at: overwritten.function.keyword)]
      )
    }
  }

  package let guide = #"""
    A stream ends when its continuation is finished, or when the last copy of it goes away while nobody waits. When a
    property keeps one continuation, and each call or each read of a computed property makes a new stream, the first
    consumer's continuation is lost: nothing is ever sent to it again.

    ```swift
    actor Scanner {
      private var continuation: AsyncStream<String>.Continuation?

      var codes: AsyncStream<String> {
        AsyncStream { continuation in
          self.continuation = continuation // expect: stream_continuation_overwritten
        }
      }
    }
    ```

    Make stream and continuation once, together:

    ```swift
    actor Scanner {
      nonisolated let codes: AsyncStream<String>
      private let continuation: AsyncStream<String>.Continuation

      init() {
        (codes, continuation) = AsyncStream.makeStream()
      }

      func found(_ code: String) {
        continuation.yield(code)
      }
    }
    ```

    A continuation for each consumer in a dictionary, a `lazy var`, a stream that the function itself reads, what stands
    in tests, code that looks at the old continuation or finishes it first, and what a flag lets through once
    (`guard !isOpen else { return }; isOpen = true`) are left alone. A key that the caller gives, `topics[topic] = …`, may be another consumer's, unless it is a `UUID` or a number.

    **Not found:** continuations inside of an object that is replaced; functions that are never called twice, but could
    be, count as called often.
    """#
}
