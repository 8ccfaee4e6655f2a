package import Indexing
package import Linting
import Outlining

package struct TimerCallbackIsolation: Rule {
  package let id = "timer_callback_isolation"
  package let summary = "a Timer's block, which is on no actor, touches members of one"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.covered(from: .swift5)
  package let precision: Precision? = Precision(right: 223, of: 228)
  package let words = ["Timer"]

  package func findings(in file: SourceFile) -> [Finding] {
    guard file.hasActors else { return [] }
    return file.isolatedUsesInTimerBlocks.map { use, block in
      finding(
        "a Timer's block is on no actor, this belongs to one; wrap it in 'MainActor.assumeIsolated'",
        at: use.token,
        in: file,
        related: [file.evidence("the block", at: file.start(of: block).lowerBound)]
          + file.isolationEvidence("isolated with this", around: use.token)
      )
    }
  }

  package let guide = #"""
    A run loop calls a timer's block on the thread that scheduled the timer. The compiler does not know which that is: the
    block is `@Sendable`, belongs to no actor, and may not touch the state of the object that made it.

    ```swift
    import Foundation

    @MainActor final class Countdown {
      private var seconds = 10
      private var timer: Timer?

      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          self?.seconds -= 1 // expect: timer_callback_isolation
        }
      }
    }
    ```

    A timer that the main actor schedules fires on the main thread. Say so; the program ends if it is wrong:

    ```swift
    import Foundation

    @MainActor final class Countdown {
      private var seconds = 10
      private var timer: Timer?

      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.seconds -= 1 }
        }
      }
    }
    ```

    `Task { @MainActor in … }` does too, one turn later. Or poll in a `Task` that sleeps, which needs no run loop; or use
    Combine's `Timer.publish(every:on:in:)`, whose closures belong to the actor that forms them.

    The compiler reports this in every mode; where a class inherits the main actor from UIKit, some releases only warned.

    **Not found:** `Timer(target:selector:)`, whose method is checked as any other; members behind subscripts and calls.
    """#
}
