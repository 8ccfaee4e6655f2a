package import Indexing
package import Linting
import Outlining

package struct MainActorRun: Rule {
  package let id = "main_actor_run"
  package let summary = "MainActor.run in a function that could be on the main actor as a whole"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 148, of: 150)
  package let words = ["MainActor", "run"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.needlessMainActorRuns.map { run in
      let evidence = run.place == .mainActor ? "is on the main actor" : "could be '@MainActor'"
      return finding(
        message(for: run.place),
        at: file.head(of: run.call),
        in: file,
        related: [file.evidence(evidence, at: run.owner)],
        fix: file.plainFix(for: run)
      )
    }
  }

  private func message(for place: NeedlessRun.Place) -> String {
    switch place {
    case .function: "nothing in this function needs another thread; put '@MainActor' on it instead"
    case .task: "nothing in this task needs another thread; write 'Task { @MainActor in' instead"
    case .mainActor: "this code is on the main actor already; write what the block does without it"
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

    The same goes for a `Task { … }`, and for code that is on the main actor already, as the methods of views and view
    models are: there the block changes nothing at all.

    A function that decodes, sorts or writes a file between its awaits is left alone: that work belongs off the main
    thread, and `MainActor.run` in the middle of it is right. So are detached tasks, task groups and actors' methods.

    The compiler says nothing. This is a note: nothing breaks.

    **Not found:** functions whose other work is short, but not known to be, such as reading a setting.
    """#
}
