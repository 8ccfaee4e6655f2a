import Dispatch

final class Ledger {
  private let queue = DispatchQueue(label: "ledger") // expect: serial_queue
  private var entries: [Int] = []

  func count() async -> Int {
    queue.sync { entries.count }
  }

  func add(_ entry: Int) async {
    queue.sync {
      entries.append(entry)
      entries.sort()
    }
  }

  func total() async -> Int {
    queue.sync { // expect: blocking_in_async (waits for the queue and the work)
      var total = 0
      for entry in entries { total += entry }
      return total
    }
  }

  func wait() async {
    queue.sync {
      sleep(1) // expect: blocking_in_async
    }
  }

  func add() {
    queue.sync {
      for entry in entries { print(entry) }
    }
  }

  func synchronize(_ account: Account) async throws {
    try await account.sync {
      for entry in entries { print(entry) }
    }
    account.sync {
      for entry in entries { print(entry) }
    }
  }
}
