import Foundation

final class Cache: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var values: [String: Int] = [:]
  nonisolated(unsafe) let constant = NumberFormatter()
  nonisolated var text: String { "" }
  nonisolated(unsafe) var computed: Int { 1 }

  func value(_ key: String) -> Int? {
    lock.withLock { values[key] }
  }

  func store(_ key: String) {
    lock.lock()
    defer { lock.unlock() }
    values[key] = 1
  }
}

func handOver(_ work: @escaping @Sendable () -> Void) {
  nonisolated(unsafe) var done = false
  done = true
  print(done)
}
