import Foundation

final class LookBefore: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('values' is read outside of its lock in line 8)
  private let lock = NSLock()
  private var values: [Int] = []

  func add(_ value: Int) {
    guard !values.contains(value) else { return }
    lock.lock()
    values.append(value)
    lock.unlock()
  }
}

final class LookBehind: @unchecked Sendable { // expect: unchecked_sendable_unguarded (changed outside of its lock in line 23)
  private let lock = NSLock()
  private var count = 0

  func bump() {
    lock.lock()
    count += 1
    lock.unlock()
    count -= 1
  }
}

final class NoLock: NSObject, @unchecked Sendable { // expect: unchecked_sendable_unguarded (note)
  private var delegate: AnyObject?

  @objc func attach(_ delegate: AnyObject) {
    self.delegate = delegate
  }
}

final class InTask: @unchecked Sendable { // expect: unchecked_sendable_unguarded (changed outside)
  private let queue = DispatchQueue(label: "state")
  private var state = 0

  func start() {
    queue.sync { state = 1 }
    Task { state = 2 }
  }
}

final class Readers: @unchecked Sendable { // expect: unchecked_sendable_unguarded (changed)
  private let queue = DispatchQueue(label: "readers", attributes: .concurrent)
  private var table: [Int: Int] = [:]

  func read(_ key: Int) -> Int? { queue.sync { table[key] } }
  func write(_ key: Int) { queue.async { self.table[key] = 1 } }
}

final class Getter: @unchecked Sendable { // expect: unchecked_sendable_unguarded (read)
  private let lock = NSLock()
  private var stored = 0

  var value: Int { stored }

  func set(_ value: Int) {
    lock.withLock { stored = value }
  }
}

final class HelperForAll: @unchecked Sendable { // expect: unchecked_sendable_unguarded (changed)
  private let lock = NSLock()
  private var entries: [Int] = []

  func guarded() {
    lock.lock()
    defer { lock.unlock() }
    clear()
  }

  func unguarded() { clear() }

  private func clear() { entries.removeAll() }
}

final class InExtension {
  private let lock = NSLock()
  private var open = false

  func close() {
    open = false
  }

  func reopen() {
    lock.withLock { open = true }
  }
}

extension InExtension: @unchecked Sendable {} // expect: unchecked_sendable_unguarded ('open')
