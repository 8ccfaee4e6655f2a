package import Indexing
package import Linting
import Outlining

package struct UncheckedSendableUnguarded: Rule {
  package let id = "unchecked_sendable_unguarded"
  package let summary = "a class says '@unchecked Sendable' and touches its state without a lock, queue or actor"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 183, of: 334)
  package let words = ["Sendable"]

  package func files(in project: Project) -> Set<Int>? { project.filesOfUncheckedTypes }

  package func findings(in file: SourceFile) -> [Finding] {
    var state = StateAccesses()
    // A type says it once, or in each branch of an `#if`: of a hostile one that says it a thousand times each would look at
    // all of it.
    var said: [ObjectIdentifier: Int] = [:]
    return file.outline.types.compactMap { declaration in
      guard let entry = file.uncheckedSendable(of: declaration), let type = file.type(of: declaration),
        type.kind == .class, said[ObjectIdentifier(type), default: 0] < 16
      else { return nil }
      said[ObjectIdentifier(type), default: 0] += 1
      guard let home = file.file(answeringFor: type, at: declaration) else { return nil }
      let accesses = state.accesses(of: type, in: home, saidBy: home === file ? entry.lowerBound : nil)
      if let state = home.unguardedState(of: type, in: accesses) { return finding(on: state, at: entry, in: file) }
      if let locks = home.crossedLocks(in: accesses) { return finding(on: locks, of: home, at: entry, in: file) }
      guard file.isSetByOthers(type) else { return nil }
      let message = "this class has no lock, and whoever has an object may set its state; guard each access"
      return finding(message, at: entry, in: file, severity: .note)
    }
  }

  private func finding(on state: UnguardedState, at entry: Range<Int>, in file: SourceFile) -> Finding {
    finding(
      message(for: state, in: file),
      at: entry,
      in: file,
      severity: state.isLocked && !state.isAssumed ? nil : .note,
      related: evidence(for: state)
    )
  }

  private func finding(
    on locks: CrossedLocks,
    of home: SourceFile,
    at entry: Range<Int>,
    in file: SourceFile
  ) -> Finding {
    let sides = [locks.change, locks.other].map { (lock: "'\(home.outline.text($0.lock))'", access: $0.access.token) }
    let places = sides.map { "\($0.lock) in \(line(of: $0.access, in: home, seenFrom: file))" }
    return finding(
      "'\(home.outline.text(locks.change.access.token))' is guarded by \(places[0]), by \(places[1]); take one lock",
      at: entry,
      in: file,
      related: sides.map { home.evidence("reached under \($0.lock)", at: $0.access) }
    )
  }

  private func message(for state: UnguardedState, in file: SourceFile) -> String {
    let open = state.open
    let what = "'\(open.file.outline.text(open.token))' \(deed(of: open))"
    // A change by way of an object may stand anywhere: the declaration stands for it.
    let isElsewhere = open.file.outline.variables.contains { $0.name == open.token }
    let line = line(of: open.token, in: open.file, seenFrom: file)
    let place = isElsewhere ? "by whoever has the object" : "in \(line)"
    return "\(what) \(state.held == nil ? "without a lock" : "outside of its lock") \(place); guard each access"
  }

  private func deed(of access: StateAccess) -> String {
    if access.mayBeFirst { return "is set by its first read" }
    if access.isAssumed { return "may be set" }
    return access.writes ? "is changed" : "is read"
  }

  private func line(of token: Int, in home: SourceFile, seenFrom file: SourceFile) -> String {
    let line = "line \(home.line(of: token))"
    return home.index == file.index ? line : "\(line) of \(String(decoding: home.path.name, as: UTF8.self))"
  }

  private func evidence(for state: UnguardedState) -> [Finding.Related] {
    let held = state.held.map { [evidence("guarded here", at: $0)] } ?? []
    let related = [evidence("nothing guards this", at: state.open)] + held
    guard state.write.token != state.open.token || state.write.file !== state.open.file else { return related }
    return related + [evidence(state.write.isAssumed ? "anybody may set this" : "changed here", at: state.write)]
  }

  private func evidence(_ message: String, at access: StateAccess) -> Finding.Related {
    access.file.evidence(message, at: access.token)
  }

  package let guide = #"""
    `@unchecked Sendable` tells the compiler that the class guards its own state, and the compiler believes it: from then
    on any thread may call any method. Where one access stands outside of the lock, two threads meet in the state: torn
    values, lost updates, a crash in an array that grows while it is read. That a lock exists proves nothing; a look at
    the state one line before `lock()` is the classic.

    ```swift
    import Foundation

    final class Visits: @unchecked Sendable { // expect: unchecked_sendable_unguarded
      private let lock = NSLock()
      private var counts: [String: Int] = [:]

      func add(_ page: String) {
        guard counts[page] != nil else { return }
        lock.lock()
        defer { lock.unlock() }
        counts[page, default: 0] += 1
      }
    }
    ```

    Keep the state inside of the lock, so that nothing else can reach it, and let the compiler check the class:

    ```swift
    import Synchronization

    final class Visits: Sendable {
      private let counts = Mutex<[String: Int]>([:])

      func add(_ page: String) {
        counts.withLock { counts in
          guard counts[page] != nil else { return }
          counts[page, default: 0] += 1
        }
      }
    }
    ```

    Before iOS 18 and macOS 15, `OSAllocatedUnfairLock(initialState:)` does the same. Where the class stays as it is, take
    the lock before the first access and write `defer { lock.unlock() }` behind it. The compiler says nothing: that is
    what `unchecked` asks for.

    A lock that is held, `withLock`, a block on a serial queue or behind a barrier, a method on an actor, and a helper
    whose callers all hold the lock are guards; two locks that each guard some accesses are none. Constants, `init`,
    locks, atomics and properties behind a wrapper are left alone, and doubles in tests that nothing shows on two threads.

    Two forms are notes: state that the class only reads, and that whoever has an object may set, other modules included;
    and a class without a lock whose promise stands in another file than the class, or which lets other modules set it.

    Extensions in other files count, and so do the callers of a helper there.

    **Not found:** what other files read or change through an object, other than by `Type.shared.state = …`; helpers whose
    name says wrongly that the caller holds the lock; two locks where one of them is taken in another file.
    """#
}
