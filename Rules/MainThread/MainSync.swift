package import Indexing
package import Linting
import Outlining

package struct MainSync: Rule {
  package let id = "main_sync"
  package let summary = "DispatchQueue.main.sync traps on main and hangs when main waits for the caller's queue"
  package let severity = Severity.warning
  package let isInEveryRun = true
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 77, of: 185)
  package let words = ["sync|asyncAndWait"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.outline.calls.filter { isSyncOnMain($0, in: file) }.map { call in
      // Elsewhere nothing traps, and what remains is whether main ever waits, which it seldom does.
      let place = call.callee.lowerBound
      let meetsMain = file.isAwaitedByMain(place) || !file.isInBackground(place) && file.mayBeRunByMain(place)
      let caller = meetsMain ? file.callsElsewhere(ofFunctionAround: place).onMain : nil
      return finding(
        message(for: call, in: file),
        at: file.head(of: call),
        in: file,
        severity: meetsMain && !file.isTest ? nil : .note,
        related: caller.map { [$0.file.evidence("called on main here", at: $0.token)] } ?? []
      )
    }
  }

  private func isSyncOnMain(_ call: Call, in file: SourceFile) -> Bool {
    guard let name = file.calledName(of: call),
      file.outline.spells(name, "sync") || file.outline.spells(name, "asyncAndWait"),
      let receiver = file.receiver(of: call)
    else { return false }
    return file.isMainDispatchQueue(receiver)
  }

  private func message(for call: Call, in file: SourceFile) -> String {
    if file.isOffMainByCheck(at: call.callee.lowerBound) {
      return "hangs unless main never waits for any caller's queue, which the check cannot see; use 'await'"
    }
    return file.isInBackground(call.callee.lowerBound)
      ? "hangs when main waits for what runs here; use 'async' or 'await'"
      : "traps when called on main, hangs when main waits for this queue; use 'async' or 'await'"
  }

  package let guide = #"""
    `DispatchQueue.main.sync` blocks the calling thread until the main thread is free. On the main thread itself it
    traps. From a private queue it hangs for ever as soon as the main thread waits for that queue: main calls
    `queue.sync`, a block already running on the queue calls `main.sync`, and each waits for the other.

    ```swift
    import Dispatch

    final class Thermostat: Sendable {
      @MainActor var target = 20.0

      func reading() -> Double {
        DispatchQueue.main.sync { target } // expect: main_sync
      }
    }
    ```

    A check of `Thread.isMainThread` around it removes the trap, not the hang; then every caller must hold to it that the
    main thread never waits for the queue it is on. (A `queue.sync` from main alone does not hang: its block runs on the
    main thread. It is the block that was already busy on the queue which meets `main.sync`.)

    Ask for the value asynchronously:

    ```swift
    final class Thermostat: Sendable {
      @MainActor var target = 20.0

      func reading() async -> Double {
        await target
      }
    }
    ```

    Where the caller must stay synchronous, keep the value behind a lock (`Mutex`, `OSAllocatedUnfairLock`) instead of on
    the main thread.

    It is a warning where main may get there: on the main actor, in a function that anybody may call, or where main
    calls `sync` on the queue whose block this is. It is a note in closures of other queues and those that somebody
    keeps, in functions that are called from there alone, in overrides, delegates' methods, methods that a protocol of
    another module may ask for, functions that are handed over and other entries, behind a check of the thread, and in
    tests, whose waits keep main going: code that waits for main is seldom on main, and whether main ever waits for its
    queue only the whole program can tell. In a project of more than 32 files, which is hardly a part of one, it is a note
    in what other modules do not see unless a call on main is shown: that a screen's class is on main, in mode 5, shows none.

    **Not found:** a main queue that comes in as a parameter, or that another file computes.
    """#
}
