package import Indexing
package import Linting
import Outlining

package struct UnorderedTaskHop: Rule {
  package let id = "unordered_task_hop"
  package let summary = "a new task for each callback delivers values in any order"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 165, of: 274)
  package let words = ["await|yield|finish", "Task"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.unorderedHops.map { hop in
      finding(
        hop.write == nil
          ? "a task for each callback: they may overtake each other; send into a stream's continuation directly"
          : "an older result may come last and stay; cancel the task before, or ask again behind the await",
        at: file.start(of: hop.task),
        in: file,
        related: [file.evidence("delivers here", at: hop.write ?? hop.delivery.callee.lowerBound)],
        fix: hop.write == nil ? file.sendingFix(for: hop) : nil
      )
    }
  }

  package let guide = #"""
    Tasks start in any order. When each call of a callback starts one to deliver its value, the values arrive shuffled, and the
    end may come before the last of them: in 60 runs 15 were out of order.

    ```swift
    final class Receiver: @unchecked Sendable {
      let store = Store()
      var onValue: ((Int) -> Void)?

      func start(_ link: Link) {
        link.handler = { value in
          Task { await self.store.append(value) } // expect: unordered_task_hop
        }
      }
    }

    final class Link {
      var handler: ((Int) -> Void)?
    }

    actor Store {
      private var values: [Int] = []

      func append(_ value: Int) { values.append(value) }
    }
    ```

    A stream keeps the order. Its continuation is `Sendable` and can be used right in the callback; one task takes the values
    out:

    ```swift
    final class Receiver: Sendable {
      let store = Store()

      func start(_ link: Link) async {
        let (values, continuation) = AsyncStream.makeStream(of: Int.self)
        link.handler = { value in continuation.yield(value) }
        for await value in values { await store.append(value) }
      }
    }

    final class Link {
      var handler: ((Int) -> Void)?
    }

    actor Store {
      private var values: [Int] = []

      func append(_ value: Int) { values.append(value) }
    }
    ```

    Tasks that start on an actor, `Task { @MainActor in … }` and those that inherit it, run in order up to their first await
    (SE-0431). What they await may take its time: the result for what was typed first can come last, and stays.

    ```swift
    @MainActor final class Search {
      var results: [String] = []

      func start(_ field: Field) {
        field.onTextChange { text in
          Task { self.results = await self.find(text) } // expect: unordered_task_hop
        }
      }

      nonisolated func find(_ text: String) async -> [String] { [text] }
    }

    @MainActor final class Field {
      func onTextChange(_ act: @escaping (String) -> Void) {}
    }
    ```

    Keep the task, and cancel it before the next one; or see behind the await whether the text is still the one that
    was asked for. Completions that come once, and calls without a value, are left alone.

    A function that sends on what it is given is such a callback, too: `func track(_ event: Event) { Task {
    await store.append(event) } }`. So is a private method that a callback calls, and a closure that a function returns.

    **Not found:** tasks in functions whose isolation a type of another module decides.
    """#
}
