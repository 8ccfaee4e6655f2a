package import Indexing
package import Linting
import Outlining

package struct NonfinalIsolatedMethod: Rule {
  package let id = "nonfinal_isolated_method"
  package let summary = "an overridable main-actor method hides that its object is used on two threads"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 26, of: 45)
  package let words = ["async", "await"]

  package func files(in project: Project) -> Set<Int>? { project.filesOfOverridableMethods }

  package func findings(in file: SourceFile) -> [Finding] {
    var methods: Set<Int> = []
    return file.overridableCalls.compactMap { call in
      let use = file.evidence("used off the main actor", at: call.use)
      let fix = file.finalFix(for: call)
      guard let method = call.method else {
        let message = "self goes to the main actor here and is used off it later; 'final' on the method shows the race"
        return finding(message, at: file.head(of: call.call), in: file, related: [use], fix: fix)
      }
      guard methods.insert(method.name).inserted else { return nil }
      return finding(
        "callers go on using self off the main actor meanwhile; 'final' makes the compiler say so",
        at: method.name,
        in: file,
        related: [file.evidence("called here", at: call.call.callee.upperBound - 1), use],
        fix: fix
      )
    }
  }

  package let guide = #"""
    A class that is on no actor and not `Sendable` may be used by one thread at a time. Its asynchronous code runs off the
    main actor; a method of it that is `@MainActor` takes the object there. What the main actor keeps of it (a task, an
    observer, the view that shows it) then works on the object together with the code behind the call. Of 6,000,000
    increments 4,312,442 were left.

    ```swift
    class Download {
      var progress = 0

      @MainActor func update() { // expect: nonfinal_isolated_method
        Task { progress += 1 }
      }

      func run() async {
        await update()
        progress += 1
      }
    }
    ```

    The compiler reports this where the method cannot be overridden, and forgets it where it can. `final`, on the class or
    the method, brings the error back:

    ```swift
    @MainActor final class Download {
      var progress = 0

      func update() {
        Task { progress += 1 }
      }

      func run() async {
        update()
        progress += 1
      }
    }
    ```

    Put the whole class on the main actor, as here, and mark what must leave it `@concurrent`; or make it an actor.

    **Not found:** objects other than self; classes whose superclass or protocols another module declares.
    """#
}
