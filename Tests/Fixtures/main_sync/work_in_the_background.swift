import Foundation

final class Importer {
  private let queue = DispatchQueue(label: "import")
  private var text = ""

  func read() {
    DispatchQueue.global().async { // expect: dispatch_global_async
      DispatchQueue.main.sync { self.text = "global" } // expect: main_sync (hangs when main waits for what runs here)
    }
    queue.async {
      ["a", "b"].forEach { line in
        DispatchQueue.main.sync { self.text += line } // expect: main_sync (hangs when main waits for what runs here)
      }
    }
    DispatchQueue.main.async {
      DispatchQueue.main.sync { self.text = "" } // expect: main_sync (traps when called on main)
    }
  }
}
