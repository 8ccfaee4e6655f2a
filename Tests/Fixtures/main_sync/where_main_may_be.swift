// Main is not where an operation runs, nor in a closure that somebody keeps, nor where a task has left it.
import Foundation

final class Import: Operation {
  override func main() {
    DispatchQueue.main.sync { print("its queue runs it") } // expect: main_sync (note)
  }
}

final class Panel {
  private let load: (@escaping () -> Void) -> Void
  private let queue = DispatchQueue(label: "panel")
  init(_ load: @escaping (@escaping () -> Void) -> Void) { self.load = load }

  func open() {
    load {
      DispatchQueue.main.sync { print("whoever calls this") } // expect: main_sync (note)
    }
  }

  func fetch() async {
    step() // expect: blocking_in_async
  }

  private func step() {
    DispatchQueue.main.sync { print("off main") } // expect: main_sync (note)
  }

  func close() {
    DispatchQueue.main.sync { print("anybody may call") } // expect: main_sync (warning: traps when called on main)
  }

  @MainActor func fold() {
    queue.sync { print("main waits for the queue") }
    queue.async {
      DispatchQueue.main.sync { print("which waits for main") } // expect: main_sync (warning: hangs when main waits)
    }
  }
}
