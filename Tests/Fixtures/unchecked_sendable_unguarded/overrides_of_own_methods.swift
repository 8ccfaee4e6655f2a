import Foundation

class Store {
  func value(_ key: String) -> Int? { nil }
  func refresh() {}
  func refreshAll() { lock.withLock { refresh() } }
  let lock = NSLock()
}

final class LookBefore: Store, @unchecked Sendable { // expect: unchecked_sendable_unguarded (read outside of its lock in line 14)
  private var values: [String: Int] = [:]

  override func value(_ key: String) -> Int? {
    guard let value = values[key] else { return nil }
    lock.withLock { values[key] = value + 1 }
    return value
  }
}

final class CalledUnderTheLock: Store, @unchecked Sendable {
  private var count = 0

  override func refresh() { count += 1 }
  func read() -> Int { lock.withLock { count } }
}

/// Whoever calls the override cannot hold what it takes itself.
open class CachingMerger: ForeignMerger, @unchecked Sendable { // expect: unchecked_sendable_unguarded ('merged' is changed)
  private var merged: [Int: String] = [:]
  private let queue = DispatchQueue(label: "merger")

  override open func merge(_ key: Int) -> String {
    if let known = queue.sync(execute: { merged[key] }) { return known }
    let made = super.merge(key)
    merged[key] = made
    return made
  }
}

open class GuardedMerger: ForeignMerger, @unchecked Sendable {
  private var merged: [Int: String] = [:]
  private let queue = DispatchQueue(label: "merger")

  override open func merge(_ key: Int) -> String {
    if let known = queue.sync(execute: { merged[key] }) { return known }
    let made = super.merge(key)
    queue.sync { merged[key] = made }
    return made
  }
}

/// Reads on the event loop need no lock.
open class CachedAddress: ForeignChannel, @unchecked Sendable {
  private var cache = 0
  private let lock = NSLock()

  override open func address() -> Int {
    if eventLoop.inEventLoop { return cache }
    return lock.withLock { cache }
  }

  override open func set(_ address: Int) {
    eventLoop.preconditionInEventLoop()
    lock.withLock { cache = address }
  }
}
