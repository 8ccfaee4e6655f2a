package import Indexing
package import Linting
import Outlining

package struct DeinitTaskCapturesSelf: Rule {
  package let id = "deinit_task_captures_self"
  package let summary = "a closure that is started in 'deinit' and outlives it holds self"
  package let severity = Severity.error
  package let isInEveryRun = true
  package let compiler = CompilerVerdict.partly("plain forms: warning in 5, error in 6; '[self]', aliases: silent")
  package let precision: Precision? = Precision(right: 60, of: 88)
  package let words = ["deinit"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.deinitializers.flatMap { deinitializer -> [Finding] in
      var found = findings(on: deinitializer, in: file)
      if found.isEmpty || file.isMadeOnceForEver(around: deinitializer.keyword) { return [] }
      guard
        file.isMadeForEver(around: deinitializer.keyword) || file.endlessHold(around: deinitializer.keyword) != nil
      else { return found }
      for index in found.indices { found[index].severity = .note }
      return found
    }
  }

  private func findings(on deinitializer: Function, in file: SourceFile) -> [Finding] {
    let started = file.closures(startedIn: deinitializer).compactMap { finding(on: $0, in: file) }
    let weak = file.weakCapturesInPlace(in: deinitializer).map { capture, closure in
      finding(on: capture, at: file.start(of: closure), in: file)
    }
    let methods = file.methodsHandedOver(in: deinitializer).map { finding(Self.methodMessage, at: $0, in: file) }
    let closures = file.closuresHandedOver(in: deinitializer).compactMap { name, closure in
      file.selfCapture(of: closure).map { finding(on: $0, at: name, in: file) }
    }
    let called = file.capturesStartedByMethods(of: deinitializer).map { started in
      // What a method does later, others want more than 'deinit'.
      finding(on: started.capture, of: started.file, at: file.head(of: started.call), in: file, whenLost: .note)
    }
    return started + weak + methods + closures + called
  }

  private static let methodMessage = "a method of self is kept beyond 'deinit', and self with it; copy what it needs"

  private func finding(on closure: Closure, in file: SourceFile) -> Finding? {
    file.selfCapture(of: closure).map {
      finding(on: $0, at: file.start(of: closure), in: file, fix: file.copyingFix(for: closure))
    }
  }

  private func finding(
    on capture: SelfCapture,
    of capturing: SourceFile? = nil,
    at place: Range<Int>,
    in file: SourceFile,
    whenLost lost: Severity = .warning,
    fix: Fix? = nil
  ) -> Finding {
    let capturing = capturing ?? file
    // The work is lost, and nothing else happens.
    let isLost = capture.strength == .weak && !capturing.isObjectiveC(around: capture.token)
    return finding(
      message(for: capture, in: capturing, fix),
      at: place,
      in: file,
      severity: isLost ? lost : nil,
      related: [capturing.evidence("holds self here", at: capture.token)],
      fix: fix
    )
  }

  private func message(for capture: SelfCapture, in file: SourceFile, _ fix: Fix?) -> String {
    let generic = "capture what it needs in place of self"
    // Neither many names, nor such as need backticks.
    let remedy = fix.flatMap { $0.title.utf8.count < 45 && !$0.title.contains("`") ? $0.title : nil } ?? generic
    return switch (capture.strength, capture.form) {
    case (.weak, _) where file.isObjectiveC(around: capture.token):
      "weak self is nil once 'deinit' runs, and forming it may end the process; capture what is needed"
    case (.weak, _): "weak self is nil once 'deinit' runs, so that this does nothing; capture what is needed"
    case (_, .member):
      "'\(file.outline.text(capture.token))' holds self beyond 'deinit'; \(remedy)"
    default: "self is held beyond 'deinit' and used after it is gone; \(remedy)"
    }
  }

  package let guide = #"""
    `deinit` runs when the last reference is gone. A closure that is started there and runs later (a `Task`, an `async`
    block on a queue, any escaping closure) and holds `self` brings the object back to life for a moment: the memory is
    freed all the same, and the closure then works on what is left. The program ends with "object was deallocated with
    retain count greater than 1", or goes on with garbage.

    ```swift
    final class Feed {
      private let server = Server()

      deinit {
        Task { await self.server.stop() } // expect: deinit_task_captures_self
      }
    }

    final class Server: Sendable {
      func stop() async {}
    }
    ```

    Copy what the closure needs into its capture list; the copy is taken while the object is still whole:

    ```swift
    final class Feed {
      private let server = Server()

      deinit {
        Task { [server] in await server.stop() }
      }
    }

    final class Server: Sendable {
      func stop() async {}
    }
    ```

    `[weak self]` does not help: the reference is nil by then, so that the closure does nothing, and forming a weak
    reference to an Objective-C object that is going away ends the process. The only object of its class (`static let
    shared`, with a private initializer) never goes, and is left alone. An `isolated deinit` (Swift 6.1) runs the
    clean-up on the actor, without a closure.

    The compiler warns in language mode 5 and reports an error in 6 when the use of `self` is plain. It says nothing of
    `[self]`, of another name for self, and of a method passed by name, in any mode, and nothing of escaping closures
    that are not a task's.

    Methods that `deinit` calls count, in other files, too. It is a note where the project, but for tests and previews, makes
    all objects of the class for static constants, for a container, or for properties of such objects or of the program's,
    and where a session, a subscription or an endless loop holds each from its initializer on: `deinit` does not run before
    that ends, if it does.

    **Not found:** closures that a function in another module keeps, when nothing shows that it does.
    """#
}
