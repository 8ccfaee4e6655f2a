package import Indexing
package import Linting
import Outlining

package struct MainActorRun: Rule {
  package let id = "main_actor_run"
  package let summary = "MainActor.run in a function that could be on the main actor as a whole"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let words = ["MainActor", "run"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.needlessMainActorRuns.map { call in
      finding(
        "nothing in this function needs another thread; write '@MainActor func' instead",
        at: file.head(of: call),
        in: file,
        related: file.function(around: call.callee.lowerBound).map {
          [file.evidence("could be '@MainActor'", at: $0.keyword)]
        } ?? [],
        fix: file.annotatingFix(for: call)
      )
    }
  }

  package let guide = #"""
    `MainActor.run` moves one block to the main actor; the compiler checks what is in the block and not what the function
    does around it. The next change is easily written outside of it. Where a function only awaits others and writes what
    they return, `@MainActor` on the function says the same once, and is checked in all of it; an `await` leaves the main
    actor free all the same.

    ```swift
    @MainActor final class Gallery {
      var pictures: [String] = []
    }

    func fill(_ gallery: Gallery) async {
      let loaded = await download()
      await MainActor.run { gallery.pictures = loaded } // expect: main_actor_run
    }

    func download() async -> [String] { [] }
    ```

    Annotated, it needs no block:

    ```swift
    @MainActor final class Gallery {
      var pictures: [String] = []
    }

    @MainActor func fill(_ gallery: Gallery) async {
      gallery.pictures = await download()
    }

    func download() async -> [String] { [] }
    ```

    A function that decodes, sorts or writes a file between its awaits is left alone: that work belongs off the main
    thread, and `MainActor.run` in the middle of it is right. So are closures and actors' methods.

    The compiler says nothing. This is a note: nothing breaks.

    **Not found:** work that a function does before its first `await` only, such as reading a setting.
    """#
}
