package import Indexing
package import Linting
import Outlining

package struct BlockingInAsync: Rule {
  package let id = "blocking_in_async"
  package let summary = "asynchronous code blocks a thread, of which all tasks share a few"
  package let severity = Severity.warning
  package let compiler = CompilerVerdict.partly("Apple's semaphores and sleeps, called directly; nothing else")
  package let precision: Precision? = Precision(right: 289, of: 381)
  package let words = ["async|await|Task|actor|task|refreshable"]

  package func files(in project: Project) -> Set<Int>? {
    project.filesThatMayBlock
  }

  package func findings(in file: SourceFile) -> [Finding] {
    file.blockingTaskCode.map { blocking, code in
      var related = [file.evidence("a task runs this", at: code.token)]
      if case .callsOwn(at: let place?) = blocking.reason { related.append(file.evidence("it blocks here", at: place)) }
      return finding(
        message(for: blocking, code, in: file),
        at: file.head(ofCallee: blocking.callee, paren: blocking.paren),
        in: file,
        severity: blocking.reason == .locks ? .note : nil,
        related: related
      )
    }
  }

  private func message(for blocking: BlockingCall, _ code: TaskCode, in file: SourceFile) -> String {
    let name = file.outline.text(blocking.name)
    let thread =
      switch code.isolation {
      case .mainActor: "the main thread"
      case .unknown: "the thread of its task"
      default: "a thread that tasks share"
      }
    if blocking.reason != .locks, file.isDeferred(blocking.name) {
      return "'\(name)' blocks \(thread) in 'defer'; await it before"
    }
    return switch blocking.reason {
    case .waits: "'\(name)' blocks \(thread); await a continuation"
    case .locks: "a semaphore as a lock blocks \(thread); use a mutex or an actor"
    case .sleeps: "'\(name)' blocks \(thread); 'await Task.sleep' suspends the task alone"
    case .loads: "loading blocks \(thread); await 'URLSession.data(from:)' instead"
    case .queues: "waits for the queue and the work on it, and blocks \(thread); make it asynchronous"
    case .callsOwn: "'\(name)' waits while it runs, and blocks \(thread); make it asynchronous"
    }
  }

  package let guide = #"""
    Tasks share as many threads as there are cores. A task that waits for a semaphore, sleeps or loads synchronously
    keeps its thread: a few of them, and no task of the program gets on. If what they wait for is a task itself, it may
    never come to run. On the main actor the whole app stands still.

    ```swift
    import Dispatch

    struct Importer {
      func load(_ start: (@escaping @Sendable () -> Void) -> Void) async {
        let done = DispatchSemaphore(value: 0)
        start { done.signal() }
        wait(for: done) // expect: blocking_in_async
      }

      private func wait(for done: DispatchSemaphore) {
        done.wait()
      }
    }
    ```

    Let a continuation wait for the callback, `Task.sleep` for time, and `URLSession` for what is loaded:

    ```swift
    struct Importer {
      func load(_ start: (@escaping @Sendable () -> Void) -> Void) async {
        await withCheckedContinuation { done in
          start { done.resume() }
        }
      }
    }
    ```

    Work that must block belongs on a dispatch queue, from which a continuation brings the result. A `queue.sync` that
    only looks at some state is as short as a lock, and left alone. A semaphore that is given back before anything is
    awaited is a note, and one that lets several in is no lock. `DispatchQueue.main.sync` behind a look at the thread
    blocks only who is elsewhere, and is left to `main_sync`.

    **Not found:** waits behind functions of two other files; locks that are held for long; files that are long to read;
    addresses of servers that come in as a parameter.
    """#
}
