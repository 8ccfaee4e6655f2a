import Foundation

final class Flusher: @unchecked Sendable {
  private let lock = NSLock()
  private var pending: [() -> Void] = []
  private var later: [String: [Int]] = [:]

  func schedule(_ work: @escaping () -> Void) {
    lock.withLock { pending.append(work) }
  }

  func drop() {
    lock.withLock { later.removeAll() }
  }
}

/// Only its own `append` and `removeAll` are called on it: those above are a collection's.
final class Buffer: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let lock = NSLock()
  private var items: [String] = []

  func append(_ item: String) {
    lock.lock()
    items.append(item)
    lock.unlock()
    if items.count > 10 { removeFirst() }
  }

  func removeFirst() {
    lock.withLock { _ = items.removeFirst() }
  }
}

final class Index: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let lock = NSLock()
  private var words: Set<String> = []

  func add(_ word: String) {
    lock.withLock { _ = words.insert(word) }
  }

  func removeAll() {
    words = []
  }
}
