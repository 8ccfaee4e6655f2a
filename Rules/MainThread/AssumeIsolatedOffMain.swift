package import Indexing
package import Linting
import Outlining

package struct AssumeIsolatedOffMain: Rule {
  package let id = "assume_isolated_off_main"
  package let summary = "MainActor.assumeIsolated where the code may run off the main thread"
  package let severity = Severity.error
  package let isInEveryRun = true
  package let compiler = CompilerVerdict.partly("says something in async contexts only; traps at run time")
  package let precision: Precision? = Precision(right: 56, of: 129)
  package let words = ["assumeIsolated"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.outline.calls.filter { file.calls($0, "MainActor.assumeIsolated") }.compactMap { call in
      switch file.mainThread(at: call.callee.lowerBound) {
      case .onMain, .unknown: nil
      case .openToAnybody where file.isCalledOnMainAlone(call.callee.lowerBound): nil
      case .mayBeOff(let place, let token):
        finding(call, in: file, place, at: token, isCertain: true)
      case .openToAnybody(let token):
        finding(openCall: call, in: file, openAt: token)
      case .callerDecides(let entry, let token):
        finding(
          "traps off main; this is \(entry), so see that only main ever calls it",
          at: file.head(of: call),
          in: file,
          severity: .note,
          related: [file.evidence("called from elsewhere", at: token)]
        )
      }
    }
  }

  private func finding(openCall call: Call, in file: SourceFile, openAt token: Int) -> Finding {
    let place = call.callee.lowerBound
    let caller = file.callOffMain(ofFunctionAround: place)
    return finding(
      call,
      in: file,
      "a nonisolated function that anybody may call",
      at: token,
      isCertain: caller != nil || file.mayHaveUnseenCallers(functionAt: token) && !file.isLeftToCallers(place),
      caller: caller
    )
  }

  private func finding(
    _ call: Call,
    in file: SourceFile,
    _ place: String,
    at token: Int,
    isCertain: Bool,
    caller: CallElsewhere? = nil
  ) -> Finding {
    finding(
      "traps off main; this is \(place); use '@MainActor' or 'await'",
      at: file.head(of: call),
      in: file,
      severity: isCertain && !file.isAskedForByCaller(call.callee.lowerBound) ? nil : .note,
      related: [file.evidence("may run off main", at: token)]
        + (caller.map { [$0.file.evidence("called off main here", at: $0.token)] } ?? [])
    )
  }

  package let guide = #"""
    `MainActor.assumeIsolated` does not go to the main thread: it promises the compiler that the code is there already,
    and ends the program when that is wrong. In a function that anybody may call the promise is a guess.

    ```swift
    @MainActor final class Player {
      var volume = 0.5
    }

    struct Mixer {
      let player: Player

      func level() -> Double {
        MainActor.assumeIsolated { player.volume } // expect: assume_isolated_off_main
      }
    }
    ```

    Say where the function runs, and let the compiler hold the callers to it:

    ```swift
    @MainActor final class Player {
      var volume = 0.5
    }

    struct Mixer {
      let player: Player

      @MainActor func level() -> Double {
        player.volume
      }
    }
    ```

    The promise holds where something shows it: in the block of a `Timer`, behind `queue: .main` or
    `receive(on: DispatchQueue.main)`, in `DispatchQueue.main.async`, behind a check of `Thread.isMainThread` or
    `dispatchPrecondition(condition: .onQueue(.main))`, in `update()` of a `DynamicProperty` and `run()` of a
    `ParsableCommand`, where no command is asynchronous. It does not hold in `deinit`, which runs on any thread. An
    override, a witness of a protocol, an `@objc` method, a function that main calls and nothing is seen to call
    elsewhere, the initializer of what views observe, what a caller asks for by a flag, and a lazily made
    `static let`, which the first user's thread makes, are notes: only who calls them knows. So is the `deinit` of a view,
    of a class on the main actor or an observable one whose own code never holds self on another thread, and of one that
    only such types keep in properties.

    The compiler speaks up in async contexts only, where `assumeIsolated` is not available.

    A function that other files call is left alone where the project shows every call, and each is on the main actor. In a
    project of more than 32 files, which is hardly a part of one, what other modules do not see is a note unless a call off
    main is shown.

    **Not found:** functions whose isolation a type of another module decides.
    """#
}
