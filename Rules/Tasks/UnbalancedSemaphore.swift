package import Indexing
package import Linting
import Outlining

package struct UnbalancedSemaphore: Rule {
  package let id = "unbalanced_semaphore"
  package let summary = "a path that throws or returns passes by the signal of a semaphore, and later waits never end"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 11, of: 28)
  package let words = ["wait|waitUnlessCancelled|acquire|lock", "signal|release|unlock"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.lostPermits.map { lost in
      finding(
        "a path that \(verb(of: lost.exit, in: file)) never gets to 'signal', and whoever waits next waits for ever",
        at: file.head(of: lost.wait),
        in: file,
        related: [
          file.evidence("the path leaves here", at: lost.exit),
          file.evidence("and passes this by", at: lost.signal),
        ]
      )
    }
  }

  private func verb(of exit: Int, in file: SourceFile) -> String {
    switch file.tokens[exit].word {
    case .return: "returns"
    case .continue: "goes on"
    case .break: "breaks off"
    default: "throws"
    }
  }

  package let guide = #"""
    Between `wait` and `signal` an error or an early return leaves with the permit. Nobody gives it back: the next wait,
    or the one after as many permits as there are, never ends.

    ```swift
    actor Gate {
      private var isOpen = true
      private var waiters: [CheckedContinuation<Void, Never>] = []

      func wait() async {
        guard !isOpen else { return isOpen = false }
        await withCheckedContinuation { waiters.append($0) }
      }

      func signal() {
        guard !waiters.isEmpty else { return isOpen = true }
        waiters.removeFirst().resume()
      }
    }

    func load(_ gate: Gate, _ work: () async throws -> Int) async throws -> Int {
      await gate.wait() // expect: unbalanced_semaphore
      let value = try await work()
      await gate.signal()
      return value
    }
    ```

    Where `signal` is synchronous, a `defer` right behind the wait is enough. `await` does not compile in a `defer`: let
    one function own both ends, and everybody else hand it a closure:

    ```swift
    actor Gate {
      private var isOpen = true
      private var waiters: [CheckedContinuation<Void, Never>] = []

      nonisolated func withPermit<Value>(_ work: () async throws -> Value) async rethrows -> Value {
        await wait()
        do {
          let value = try await work()
          await signal()
          return value
        } catch {
          await signal()
          throw error
        }
      }

      private func wait() async {
        guard !isOpen else { return isOpen = false }
        await withCheckedContinuation { waiters.append($0) }
      }

      private func signal() {
        guard !waiters.isEmpty else { return isOpen = true }
        waiters.removeFirst().resume()
      }
    }
    ```

    A path that leaves because the wait itself failed or timed out holds nothing, and is left alone. So is a semaphore
    that one function takes and another gives back, one that a function takes which answers whether it did, and one that
    begins with 0, which tells somebody to go on.

    **Not found:** `signal` under a condition; waits whose result is asked for later on; callbacks that may come often.
    """#
}
