package import Indexing
package import Linting
import Outlining

package struct SwallowedCancellation: Rule {
  package let id = "swallowed_cancellation"
  package let summary = "a loop drops the error of its sleep, and spins once its task is cancelled"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 125, of: 269)
  package let words = ["sleep", "await"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.swallowedSleeps.compactMap { sleep in
      guard let consequence = file.consequence(of: sleep) else { return nil }
      return finding(
        message(for: consequence),
        at: file.head(of: sleep.call),
        in: file,
        severity: consequence == .spins ? nil : .note,
        related: [file.evidence("the loop that goes on", at: sleep.loop.keyword)],
        fix: file.leavingFix(behind: sleep)
      )
    }
  }

  private func message(for consequence: SourceFile.Consequence) -> String {
    switch consequence {
    case .spins: "once cancelled it no longer sleeps, and the loop spins; use 'try' or ask 'Task.isCancelled'"
    case .runsOut: "once cancelled it no longer sleeps, and all other turns run at once; leave the loop then"
    case .spinsTillDeadline: "once cancelled it no longer sleeps, and the loop spins till its time is up; leave it then"
    case .nothingYet: "spins once somebody cancels it, which nobody does yet; leave the loop then"
    }
  }

  package let guide = #"""
    A cancelled task does not sleep: `Task.sleep` throws at once. `try?` drops that error, so that a loop which nothing
    else ends runs its turns without a pause for as long as the program lives, some 50,000 of them a second.

    ```swift
    struct Poller {
      func run() async {
        while true {
          await poll()
          try? await Task.sleep(for: .seconds(5)) // expect: swallowed_cancellation
        }
      }

      func poll() async {}
    }
    ```

    Let the error end the loop, or ask before each turn:

    ```swift
    struct Poller {
      func run() async throws {
        while !Task.isCancelled {
          await poll()
          try await Task.sleep(for: .seconds(5))
        }
      }

      func poll() async {}
    }
    ```

    A `catch` within the loop that goes on is the same mistake. A loop that counts or watches the clock, and one in a
    task that nobody keeps and so nobody can cancel, or in a function that only such tasks call, are notes. A loop of three
    turns at most is left alone: it is soon done.

    An own function that only sleeps and drops the error counts, in another file where its name says what it does.

    **Not found:** sleeps behind a function that does more; loops that stand around a call.
    """#
}
