package import Indexing
package import Linting
import Outlining

package struct ActorReentrancy: Rule {
  package let id = "actor_reentrancy"
  package let summary = "an actor acts on a check of its state that an await has made stale"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 149, of: 230)
  package let words = ["await"]

  package func files(in project: Project) -> Set<Int>? { project.filesOfActors }

  package func findings(in file: SourceFile) -> [Finding] {
    file.outline.functions.flatMap { file.staleChecks(in: $0) }.map { stale in
      finding(
        message(for: stale, of: file.outline.text(stale.check)),
        at: stale.act,
        in: file,
        severity: severity(of: stale),
        related: evidence(of: stale, in: file)
      )
    }
  }

  private func evidence(of stale: StaleCheck, in file: SourceFile) -> [Finding.Related] {
    let check = stale.form == .emptied ? "it is sent from here" : "it is checked here"
    let pause = stale.form == .started ? "other calls run before this begins" : "other calls run while this waits"
    var evidence = [file.evidence(check, at: stale.check), file.evidence(pause, at: stale.suspension)]
    if let change = stale.change { evidence.append(file.evidence("this changes it", at: change)) }
    return evidence
  }

  private func severity(of stale: StaleCheck) -> Severity {
    switch stale.form {
    case .stale, .emptied, .paced: severity
    case .idempotent, .cleared, .restored, .started: .note
    }
  }

  private func message(for stale: StaleCheck, of name: String) -> String {
    switch stale.form {
    case .stale: "'\(name)' was checked before the await and may have changed since; check again behind it"
    case .idempotent: "two callers can pass the check of '\(name)' before either sets it; the work is done twice"
    case .cleared: "'\(name)' may hold another one behind the await, and this drops it; take it out before"
    case .paced: "who comes during the pause has found the same '\(name)'; set it before the await"
    case .restored: "this undoes what others wrote to '\(name)' during the await, too; see what is there first"
    case .started: "who calls before the task begins passes the check of '\(name)', too; set it before the task"
    case .emptied: "what came into '\(name)' during the await is lost here; empty it before the await"
    }
  }

  package let guide = #"""
    An actor runs one piece of code at a time, but at an `await` it runs others. What a method has checked before may
    no longer hold behind it: two withdrawals see the same balance, and both take it.

    ```swift
    actor Account {
      var balance = 100

      func withdraw(_ amount: Int) async {
        guard balance >= amount else { return }
        await report(amount)
        balance -= amount // expect: actor_reentrancy
      }

      func report(_ amount: Int) async {}
    }
    ```

    Change the state before the await, or check again behind it.

    ```swift
    actor Account {
      var balance = 100

      func withdraw(_ amount: Int) async {
        guard balance >= amount else { return }
        balance -= amount
        await report(amount)
      }

      func report(_ amount: Int) async {}
    }
    ```

    A value that is looked up, made behind an await and stored (a cache, a session that is closed) is a note: nothing
    breaks, but the work is done as often as there are callers. Store the `Task` before the first await, and let the
    others wait for it. So are a flag that only the task raises which the check lets begin, and an old value that is put
    back behind an await.

    A check by way of a property or method of the actor that answers with a `Bool` or a number (`guard !isFull`, `guard
    room(on: lane) >= weight`) is one of the state that the answer is made of. So is a pause between two turns that is as
    long as the time of the last one says; write the turn down before the pause.

    **Not found:** acts in other methods than the check, but for those that it calls; state inside of objects that the
    actor holds; methods that only closures given to a queue call, which is taken for serial if it is called a queue.
    """#
}
