package import Indexing
package import Linting
import Outlining

package struct SerialQueue: Rule {
  package let id = "serial_queue"
  package let summary = "a serial queue guards what several functions share, as an actor would"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 78, of: 83)
  package let words = ["DispatchQueue", "label"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.serialQueues.map { use in
      finding(
        message(for: use),
        at: use.queue.name..<use.queue.name + 1,
        in: file,
        related: use.calls.prefix(3).map { file.evidence("used here", at: $0.callee.lowerBound) }
      )
    }
  }

  private func message(for use: SerialQueueUse) -> String {
    use.isLock
      ? "this queue is a lock for \(use.calls.count) functions; a 'Mutex' has the compiler check what it guards"
      : "this queue keeps \(use.calls.count) functions apart; an actor, or a global one, has the compiler check it"
  }

  package let guide = #"""
    A serial queue that several functions use is an actor by agreement: nothing but discipline keeps others from touching the
    state without it.

    ```swift
    import Foundation

    final class Log: @unchecked Sendable {
      private let queue = DispatchQueue(label: "log") // expect: serial_queue
      private var lines: [String] = []

      func add(_ line: String) {
        queue.async { self.lines.append(line) }
      }

      func clear() {
        queue.async { self.lines = [] }
      }
    }
    ```

    An actor is the same with a check; a global actor where free functions or several types share it.

    ```swift
    actor Log {
      private var lines: [String] = []

      func add(_ line: String) {
        lines.append(line)
      }

      func clear() {
        lines = []
      }
    }
    ```

    Queues that an API is given and concurrent ones are left alone. Mind that an actor's methods are `async` for others: a
    queue of which all work is `sync` is better replaced with a `Mutex`, and the message says so.

    **Not found:** queues that an initializer is given; uses in other files.
    """#
}
