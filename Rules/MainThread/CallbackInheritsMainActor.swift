package import Indexing
package import Linting
import Outlining

package struct CallbackInheritsMainActor: Rule {
  package let id = "callback_inherits_main_actor"
  package let summary = "a closure formed on the main actor is called elsewhere by an API that does not say so"
  package let severity = Severity.error
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 194, of: 225)
  package let words = [callbackWords]

  package func findings(in file: SourceFile) -> [Finding] {
    let survives = file.project.modules.isLikelyFive(file.index)
    return file.inheritingCallbacks.map { callback in
      finding(
        message(for: callback, survives: survives),
        at: callback.place,
        in: file,
        severity: survives ? .note : nil,
        related: file.isolationEvidence("on the main actor with this", around: callback.place.lowerBound)
          + file.modeEvidence,
        fix: file.sendableFix(for: callback)
      )
    }
  }

  private func message(for callback: InheritingCallback, survives: Bool) -> String {
    let subject = callback.closure == nil ? "a main-actor function" : "it inherits the main actor,"
    let remedy = callback.closure == nil ? "pass '{ @Sendable in … }'" : "write '{ @Sendable in'"
    return survives
      ? "\(subject) runs elsewhere and will trap in Swift 6; \(remedy)"
      : "\(subject) runs elsewhere and traps in Swift 6 mode; \(remedy)"
  }

  package let guide = #"""
    A closure that is formed on the main actor belongs to it, unless the parameter that takes it is `@Sendable`. Many
    APIs that call back on another thread do not say so: dispatch sources and work items, Combine's operators, Core
    Motion, taps of audio nodes, changes of the photo library. The compiler then puts a check at the closure's start, and
    in Swift 6 mode the program ends there (`_dispatch_assert_queue_fail`), even if the closure is empty or begins with
    `Task { @MainActor in`.

    ```swift
    import Foundation

    @MainActor final class Pulse {
      private let source = DispatchSource.makeTimerSource(queue: .global())
      private var beats = 0

      func start() {
        source.setEventHandler { [weak self] in // expect: callback_inherits_main_actor
          Task { @MainActor in self?.beats += 1 }
        }
        source.schedule(deadline: .now(), repeating: 1)
        source.resume()
      }
    }
    ```

    `@Sendable` cuts the closure loose; from then on the compiler checks what it touches:

    ```swift
    import Foundation

    @MainActor final class Pulse {
      private let source = DispatchSource.makeTimerSource(queue: .global())
      private var beats = 0

      func start() {
        source.setEventHandler { @Sendable [weak self] in
          Task { @MainActor in self?.beats += 1 }
        }
        source.schedule(deadline: .now(), repeating: 1)
        source.resume()
      }
    }
    ```

    Or have it called on the main queue (`queue: .main`, `receive(on: DispatchQueue.main)`), or form it in a
    `nonisolated` function. APIs that take `@Sendable` are left alone: `DispatchQueue.async`, operation queues, threads,
    notification centers, `URLSession`, and from Swift 6.2 the completion handlers of Objective-C methods.

    In Swift 5 mode the program goes on, with code of the main actor on another thread; the finding is a note there.
    Where there is no manifest, Swift 6 is meant; Swift 5 in what no target has of a project with targets, and in Xcode
    projects that Tuist or XcodeGen makes, unless these plainly say another: `language_mode` in the configuration states
    another. The compiler says nothing in any mode.

    A closure that a local or a property keeps, or a function returns, before it is passed has no such check, unless its
    type is `@MainActor`: it runs on the other thread, and is left alone. Methods and local functions have one.

    **Not found:** APIs that the tables do not know, and functions of other packages; publishers that another file makes,
    and its queues that are no constants.
    """#
}
