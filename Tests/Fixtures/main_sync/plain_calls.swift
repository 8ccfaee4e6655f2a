import Dispatch
import Foundation

final class Ledger {
  private var entries: [String] = []

  func add(_ entry: String) {
    DispatchQueue.main.sync { // expect: main_sync (traps when called on main)
      entries.append(entry)
    }
  }

  var count: Int {
    DispatchQueue.main.sync { entries.count } // expect: main_sync
  }

  func last() -> String? {
    let entry = DispatchQueue.main.sync(execute: { entries.last }) // expect: main_sync
    return entry
  }

  func replaceAll() {
    let work = DispatchWorkItem { self.entries = [] }
    DispatchQueue.main.sync(execute: work) // expect: main_sync
  }

  func drop() throws {
    try DispatchQueue.main.sync(flags: .barrier) { entries.removeFirst() } // expect: main_sync
  }

  func fromElsewhere() {
    DispatchQueue.global().async { // expect: dispatch_global_async
      DispatchQueue // expect: main_sync
        .main
        .sync { self.entries.removeAll() }
    }
  }
}
