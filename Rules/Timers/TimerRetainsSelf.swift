package import Indexing
package import Linting
import Outlining

package struct TimerRetainsSelf: Rule {
  package let id = "timer_retains_self"
  package let summary = "a repeating timer holds self, and only 'deinit', which then never runs, would stop it"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.partly("the capture, where self is not Sendable; never the cycle")
  package let precision: Precision? = Precision(right: 54, of: 72)
  package let words = ["repeats|CADisplayLink|displayLink|setEventHandler"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.retainingTimers.compactMap { timer in
      guard !file.outlivesEverything(around: timer.token), !file.isStoppedOutsideDeinit(timer) else { return nil }
      let deinitializers = file.deinitializer(around: timer.token)
      return finding(
        message(for: timer, stopper: deinitializers.isEmpty ? "nothing stops it" : "only 'deinit' would stop it"),
        at: file.head(of: timer.call),
        in: file,
        related: [file.evidence("self is held here", at: timer.token)]
          + deinitializers.map { file.evidence("never runs", at: $0.keyword) },
        fix: file.weakeningFix(for: timer)
          ?? file.property(keeping: timer).flatMap { file.sleepingFix(forTimerNamedAt: $0) }
      )
    }
  }

  private func message(for timer: RetainingTimer, stopper: String) -> String {
    switch timer.form {
    case .target: "the timer holds its target for ever: \(stopper); use a block with '[weak self]'"
    case .linkTarget: "the display link holds its target for ever: \(stopper); target a weak proxy"
    case .closure: "the timer holds self for ever: \(stopper); capture '[weak self]'"
    }
  }

  package let guide = #"""
    A run loop holds its repeating timers, a timer holds its target or its block, and the block what it captured, until
    somebody calls `invalidate()`. Where only `deinit` does, nobody does: `deinit` runs when nothing holds the object,
    and the timer holds it. The object, its timer and all they reach stay for the life of the program, and the timer
    goes on firing. Display links do the same; a `DispatchSourceTimer` in a property holds its handler until `cancel()`.

    ```swift
    import Foundation

    final class Clock {
      private var timer: Timer?

      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
          self.tick()
        }
      }

      func tick() {}
    }
    ```

    Hold self weakly, and stop the timer when self is gone:

    ```swift
    import Foundation

    @MainActor final class Clock {
      private var timer: Timer?

      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
          guard let self else { return timer.invalidate() }
          MainActor.assumeIsolated { self.tick() }
        }
      }

      func tick() {}
    }
    ```

    Or stop it where the work ends (`viewDidDisappear`, `stop()`), which is enough for this rule, or poll in a `Task`
    that holds self weakly between two sleeps. `target: self` has no weak form: use the block; a display
    link, which has none, takes a target between that holds self weakly.

    The compiler says nothing.

    **Not found:** timers whose `repeats:` is no literal; timers that are returned or passed on; a function that would
    stop the timer and that nobody calls, unless it is private.
    """#
}
