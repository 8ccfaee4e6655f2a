package import Indexing
package import Linting
import Outlining

package struct DeinitTimerInvalidate: Rule {
  package let id = "deinit_timer_invalidate"
  package let summary = "a Timer is invalidated in 'deinit', which may run on another thread than its run loop's"
  package let severity = Severity.warning
  package let isInEveryRun = true
  package let compiler = CompilerVerdict.partly("isolated classes from '5 + complete'; plain classes: silent")
  package let precision: Precision? = Precision(right: 172, of: 324)
  package let words = ["deinit"]

  package func findings(in file: SourceFile) -> [Finding] {
    let deinitializers = file.deinitializers.filter { file.isolation(of: $0) == .nonisolated }
    return deinitializers.flatMap { deinitializer -> [Finding] in
      let runs = file.callsRun(by: deinitializer).filter { file.invalidatesTimer($0.call) }
      let late = (runs + file.callsInvalidatingElsewhere(by: deinitializer)).filter { mayBeOffMain($0, in: file) }
      if late.isEmpty || file.isMadeOnceForEver(around: deinitializer.keyword) { return [] }
      // A helper that `deinit` calls may invalidate several.
      let places = Dictionary(grouping: late) { ($0.path.first ?? $0.call).callee.lowerBound }
      return places.sorted { $0.key < $1.key }.compactMap { place in
        finding(on: place.value, by: deinitializer, in: file)
      }
    }
  }

  private func finding(on runs: [Run], by deinitializer: Function, in file: SourceFile) -> Finding? {
    let holds = runs.map { run in file.receiver(of: run.call).flatMap { file.holdOnSelf(byTimerIn: $0) } }
    let free = zip(runs, holds).filter { $0.1 == nil }.map(\.0)
    guard let run = free.first else { return lateFinding(on: runs, holds: holds, in: file) }
    if let hold = file.endlessHold(around: deinitializer.keyword) { return vainFinding(on: run, hold, in: file) }
    let calls = free.filter { !$0.path.isEmpty }.map(\.call.callee.lowerBound)
    let holder = file.lastHolder(around: deinitializer.keyword)
    let mild = mildMessage(for: holder)
    let isMild =
      mild != nil || file.mayOutliveEverything(around: deinitializer.keyword)
      || file.isMadeForEver(around: deinitializer.keyword)
      || holder == .anybody && free.allSatisfy { file.isStoppedByOwners($0.call) }
    return finding(
      mild ?? "a Timer must be invalidated on the thread that scheduled it, 'deinit' runs on any; do it earlier",
      at: file.head(of: run.path.first ?? run.call),
      in: file,
      severity: isMild ? .note : nil,
      related: [file.evidence("runs on any thread", at: deinitializer.keyword)]
        + holder.places.map { file.evidence("self is held off main here", at: $0) }
        + calls.map { file.evidence("invalidated here", at: $0) },
      fix: file.isolatingFix(for: deinitializer) ?? sleepingFix(for: run.call, in: file)
    )
  }

  /// Where all timers that a place invalidates hold self.
  private func lateFinding(on runs: [Run], holds: [Int?], in file: SourceFile) -> Finding? {
    guard let run = runs.first else { return nil }
    return finding(
      "the timer holds self, so that 'deinit' runs only when it is invalid; invalidate it elsewhere",
      at: file.head(of: run.path.first ?? run.call),
      in: file,
      severity: .note,
      related: holds.compactMap { $0.map { file.evidence("it holds self", at: $0) } }
    )
  }

  /// Where something else holds self, for ever.
  private func vainFinding(on run: Run, _ hold: EndlessHold, in file: SourceFile) -> Finding {
    let reason =
      switch hold {
      case .session: "a session keeps its delegate, so that 'deinit' never runs; invalidate the session elsewhere"
      case .subscription: "a subscription of self holds it until the publisher ends, 'deinit' waits; take '[weak self]'"
      case .loop: "a task holds self for an endless loop, so that 'deinit' never runs; end that first"
      }
    return finding(
      reason,
      at: file.head(of: run.path.first ?? run.call),
      in: file,
      severity: .note,
      related: [file.evidence("it holds self", at: hold.token)]
    )
  }

  private func mayBeOffMain(_ run: Run, in file: SourceFile) -> Bool {
    !(run.path + [run.call]).contains { file.isOnMainByCheck(at: $0.callee.lowerBound) }
  }

  private func sleepingFix(for call: Call, in file: SourceFile) -> Fix? {
    file.receiver(of: call)?.last { file.tokens[$0].kind == .identifier }.flatMap(file.sleepingFix)
  }

  private func mildMessage(for holder: LastHolder) -> String? {
    switch holder {
    case .framework(let name):
      "a Timer is invalidated in 'deinit'; \(name) releases views on main, but nothing else promises it"
    case .main: "a Timer is invalidated in 'deinit'; only main is seen to hold self, but nothing promises it"
    case .elsewhere, .anybody: nil
    }
  }

  package let guide = #"""
    The documentation of `Timer.invalidate()` asks for the thread on which the timer was installed. `deinit` runs on
    whatever thread lets go of the last reference. Invalidated from another one, the timer's input source may stay in
    the run loop: the timer leaks, or fires once more into an object that is gone.

    ```swift
    import Foundation

    final class Poller {
      private var timer: Timer?

      deinit {
        timer?.invalidate() // expect: deinit_timer_invalidate
      }
    }
    ```

    A task can be cancelled from any thread, and sleeps without a run loop:

    ```swift
    final class Poller {
      private var polling: Task<Void, Never>?

      deinit {
        polling?.cancel()
      }
    }
    ```

    Or stop the timer in a method that the owner calls on the main thread before it lets go, or write `isolated deinit`
    (Swift 6.1) in a class on the main actor.

    In views and view controllers it is a note: UIKit releases them on the main thread, AppKit mostly does. So it is in
    classes on the main actor, in observable ones, also by a protocol of one's own, in those that have `@Published`
    state and inherit from what other modules declare, in a view's coordinator, and in what only such types keep, as
    long as the class's own code never holds self on another thread; in what is made on main alone and kept in no other
    property; in what an object that never goes has in a variable, or all of which such objects, static constants or a
    container keep; and in what other files stop by a method before they let go, where its own code does not hold it on
    another thread.
    Where every timer of a property holds self (`target: self`, or a block that does), `deinit` runs only when the timer is
    invalid already: that is a note, and `timer_retains_self` has the leak. So it is where each initializer makes a
    `URLSession` with self as its delegate that nothing invalidates, subscribes self to what does not end, or starts a task
    that holds self for an endless loop.
    The only object of its class (`static let shared`, with a private initializer) is left alone, and what the program's
    delegate, its `App` or such an only object keeps and never sets to nil: they never go.

    **Not found:** timers behind a protocol or an own type; an `invalidate()` that another file's helper leaves to one more.
    """#
}
