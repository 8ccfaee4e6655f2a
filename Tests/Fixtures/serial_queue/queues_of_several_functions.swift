import Foundation

let shared = DispatchQueue(label: "shared") // expect: serial_queue (2 functions)

func first() {
  shared.async { print(1) }
}

func second() {
  shared.sync { print(2) }
}

final class Ledger {
  private static let queue = DispatchQueue(label: "ledger", qos: .utility) // expect: serial_queue (3 functions)
  private var entries: [Int] = []

  func add(_ entry: Int) {
    Self.queue.async { self.entries.append(entry) }
    Self.queue.async { print(entry) }
  }

  var count: Int {
    Ledger.queue.sync { entries.count }
  }

  func clear() {
    Ledger.queue.async { self.entries = [] }
  }
}
