package import Indexing
package import Linting
import Outlining

package struct SerialQueue: Rule {
  package let id = "serial_queue"
  package let summary = "a serial queue guards what several functions share, as an actor would"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 154, of: 212)
  package let words = ["DispatchQueue", "label"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.serialQueues.compactMap { use in
      guard let message = message(for: use, in: file) else { return nil }
      return finding(
        message,
        at: use.queue.name,
        in: file,
        related: use.calls.prefix(3).map { file.evidence("used here", at: $0.callee.lowerBound) }
      )
    }
  }

  /// Nil where the systems that the code runs on have nothing better.
  private func message(for use: SerialQueueUse, in file: SourceFile) -> String? {
    let count = use.calls.count
    switch use.kind {
    case .lock where file.hasMutex:
      return "this queue is a lock for \(count) functions; a 'Mutex' has the compiler check what it guards"
    case .lock where file.hasUnfairLock:
      return "this queue is a lock for \(count) functions; 'OSAllocatedUnfairLock' is made for that"
    case .lock: return nil
    case .answering where file.hasMutex:
      return "this queue keeps \(count) functions apart and answers some at once; a 'Mutex' has the compiler check it"
    case .answering where file.hasActors:
      return "this queue keeps \(count) functions apart and answers some at once; an actor's callers would await it"
    case .answering: return nil
    case .ordering where file.hasActors:
      return "this queue keeps \(count) functions apart, in order; an actor that reads a stream keeps both"
    case .actor where file.hasActors:
      return "this queue keeps \(count) functions apart; an actor, or a global one, has the compiler check it"
    case .ordering, .actor: return nil
    }
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

    An actor is the same with a check; a global actor where free functions or several types share it. Its methods are
    `async` for others, and tasks that synchronous code starts for each of them may overtake each other: where callers go
    on at once, as here, send what is to be done into a stream that the actor reads.

    ```swift
    actor Log {
      enum Entry { case line(String), clear }

      private var lines: [String] = []

      func read(_ entries: AsyncStream<Entry>) async {
        for await entry in entries {
          switch entry {
          case .line(let line): lines.append(line)
          case .clear: lines = []
          }
        }
      }
    }
    ```

    Queues that an API is given and concurrent ones are left alone. A queue of which all work is `sync`, or which answers
    synchronous functions, is better replaced with a `Mutex`, and the message says so. Where the deployment target is too
    old for that, a queue of which all work is `sync` is left alone, or `OSAllocatedUnfairLock` is named.

    **Not found:** queues that an initializer is given; uses in other files.
    """#
}
