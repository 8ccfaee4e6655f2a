package import Indexing
package import Linting
import Outlining

package struct NonisolatedUnsafeStorage: Rule {
  package let id = "nonisolated_unsafe_storage"
  package let summary = "a stored 'nonisolated(unsafe) var' is reached from several contexts without a lock"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 140, of: 246)
  package let words = ["nonisolated", "unsafe"]

  package func findings(in file: SourceFile) -> [Finding] {
    file.unsafeStorage.compactMap { storage in
      guard case .races(let access, let other) = storage.use else {
        return note(on: storage, in: file)
      }
      let name = storage.variable.name
      return finding(
        "'\(file.outline.text(name))' is reached without a lock from two contexts; "
          + (file.hasMutex ? "use 'Mutex', or isolate it" : "use a lock, or isolate it"),
        at: name,
        in: file,
        related: [file.evidence("not guarded here", at: access), file.evidence("nor here", at: other)]
      )
    }
  }

  private func note(on storage: UnsafeStorage, in file: SourceFile) -> Finding? {
    var related: [Finding.Related] = []
    let message: String
    switch storage.use {
    case .harmless, .races: return nil
    case .notShown(let access):
      message = "the compiler checks no access to this variable; guard it with a lock, or isolate it"
      if let access { related = [file.evidence("no lock is seen around this", at: access)] }
    case .copied: message = "copies may share what this refers to, and the compiler checks no access to that; guard it"
    case .isolatedInFact: message = "all that touches this is isolated already; delete 'nonisolated(unsafe)'"
    case .constantInFact:
      message = "the compiler does not check this variable, and nothing here changes it; make it 'let'"
    }
    return finding(message, at: storage.variable.name, in: file, severity: .note, related: related)
  }

  package let guide = #"""
    `nonisolated(unsafe)` (SE-0412) takes a variable out of every check: code on any thread may read and change it, and
    the compiler says nothing about any access. Where nothing else keeps the threads apart, they meet: torn values, lost
    updates, crashes in collections, and a thread sanitizer that is seldom run on the path.

    ```swift
    @MainActor final class Session {
      nonisolated(unsafe) var token = "" // expect: nonisolated_unsafe_storage

      func renew() {
        token = "new"
      }

      nonisolated func header() -> String {
        "Bearer " + token
      }
    }
    ```

    Keep the value in a lock; then it needs no opt-out:

    ```swift
    import Synchronization

    @MainActor final class Session {
      nonisolated let token = Mutex("")

      func renew() {
        token.withLock { $0 = "new" }
      }

      nonisolated func header() -> String {
        "Bearer " + token.withLock { $0 }
      }
    }
    ```

    Or isolate it, and let the other side `await`. A constant (`nonisolated let` of a `Sendable` type) needs no `unsafe`.

    The compiler says nothing: that is what `unsafe` asks for. A variable all of whose accesses are guarded is left alone,
    and so are private variables that nothing changes once `init` has set them, those that only one actor and a plain
    `init` or `deinit` touch, and members of values that live in a `Mutex` or are never copied. A note says that a private
    variable needs no opt-out, since only one actor touches it, and another that it is not known who touches a variable;
    members of other structures and enumerations, of which each copy has its own, are notes, too.

    **Not found:** races with code in other files; changes by `mutating` methods of other modules' values.
    """#
}
