package import Indexing
package import Linting
import Outlining

package struct GlobalMutableState: Rule {
  package let id = "global_mutable_state"
  package let summary = "a global or static variable that every thread can change"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.covered(from: .swift5Complete)
  package let precision: Precision? = Precision(right: 228, of: 295)
  package let words = ["var|static|let"]

  package func files(in project: Project) -> Set<Int>? { project.filesOfGlobalState }

  package func findings(in file: SourceFile) -> [Finding] {
    file.globalState.map { state in
      finding(
        message(for: state.kind, in: file),
        at: state.variable.name,
        in: file,
        severity: state.kind == .changes || state.kind == .object ? nil : .note,
        related: (state.write.map { [file.evidence("changed here", at: $0)] } ?? [])
          + (state.state.map { [file.evidence("it has this to change", at: $0)] } ?? [])
      )
    }
  }

  private func message(for kind: GlobalState.Kind, in file: SourceFile) -> String {
    switch kind {
    case .changes where !file.hasMutex:
      "any thread may read and change this at once; isolate it, guard it with a lock, or make it 'let'"
    case .changes: "any thread may read and change this at once; isolate it, keep it in a 'Mutex', or make it 'let'"
    case .constantInFact: "nothing here changes this variable, but every thread could; make it 'let'"
    case .requiredToChange where !file.hasMutex:
      "a protocol lets every thread change this variable; guard its value with a lock"
    case .requiredToChange: "a protocol lets every thread change this variable; keep its value in a 'Mutex'"
    case .forOthers: "nothing here changes this variable, but whoever imports it can; make it 'let', or isolate it"
    case .address: "only its address is used here, but every thread could change it; make it 'nonisolated(unsafe)'"
    case .guardedObject:
      "not Sendable, so Swift 6 refuses it; if its lock guards all it has, say '@unchecked Sendable'"
    case .constantObject:
      "not Sendable, so Swift 6 refuses it, though it only has constants; make it 'final' and Sendable"
    case .object: "any thread may use this object at once, and it is not Sendable; isolate it, or make it Sendable"
    }
  }

  package let guide = #"""
    A global or static variable can be reached from everywhere. Where it belongs to no actor, two threads may change it at
    once: lost updates, torn values, and crashes in collections and strings.

    ```swift
    enum Counter {
      static var visits = 0 // expect: global_mutable_state

      static func count() { visits += 1 }
    }
    ```

    If nothing changes it, it is a `let`. If only the user interface works with it, it belongs to the main actor:

    ```swift
    enum Counter {
      @MainActor static var visits = 0

      @MainActor static func count() { visits += 1 }
    }
    ```

    Where any thread must reach it, a lock keeps them apart:

    ```swift
    import Synchronization

    enum Counter {
      static let visits = Mutex(0)
    }
    ```

    A `static let` is no better when it refers to an object with state of its own whose class is not `Sendable`: isolate
    the class, or make it `Sendable`. Private variables are left alone when a lock is held around every use; private and
    static ones that nothing in the project changes (`static var defaultValue` of a `PreferenceKey`) are notes.
    Property wrappers and `@TaskLocal` keep their values elsewhere. For `nonisolated(unsafe)` see
    `nonisolated_unsafe_storage`.

    The compiler says so from '5 + complete' on.

    An object with a lock of its own is a note, and so is one that has constants alone: nothing may be wrong with it, and
    Swift 6 still refuses a class that does not say so (`@unchecked Sendable`, or `Sendable`).

    **Not found:** members of types whose isolation a type of another module decides; constants that hold closures,
    collections or protocol values; objects of other modules' classes, but for some of Foundation's that are there to
    be changed.
    """#
}
