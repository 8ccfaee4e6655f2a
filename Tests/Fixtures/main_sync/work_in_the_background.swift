import Foundation

final class Importer {
  private let queue = DispatchQueue(label: "import") // expect: serial_queue
  private var text = ""

  func read() {
    DispatchQueue.global().async { // expect: dispatch_global_async
      DispatchQueue.main.sync { self.text = "global" } // expect: main_sync (note: hangs when main waits for what runs here)
    }
    queue.async {
      ["a", "b"].forEach { line in
        DispatchQueue.main.sync { self.text += line } // expect: main_sync (note: hangs when main waits for what runs here)
      }
    }
    DispatchQueue.main.async {
      DispatchQueue.main.sync { self.text = "" } // expect: main_sync (traps when called on main)
    }
  }

  // The precondition says so of a whole function.
  func flush() {
    dispatchPrecondition(condition: .notOnQueue(.main))
    DispatchQueue.main.sync { text = "" } // expect: main_sync (note: hangs when main waits for what runs here)
    queue.async { print("later") }
  }

  func clear() {
    dispatchPrecondition(condition: .notOnQueue(queue))
    DispatchQueue.main.sync { text = "" } // expect: main_sync (warning: traps when called on main)
  }
}
