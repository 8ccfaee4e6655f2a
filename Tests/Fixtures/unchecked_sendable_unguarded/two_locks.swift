import Foundation
import os

final class TwoLocks: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('count' is guarded by 'reading' in line 11, by 'writing' in line 16)
  private let reading = NSLock(), writing = NSLock()
  private var count = 0

  func up() {
    reading.lock()
    defer { reading.unlock() }
    count += 1
  }

  func down() {
    writing.lock()
    count -= 1
    writing.unlock()
  }
}

final class LockAndQueue: @unchecked Sendable { // expect: unchecked_sendable_unguarded (guarded by 'lock')
  private let lock = OSAllocatedUnfairLock()
  private let queue = DispatchQueue(label: "rows")
  private var rows: [Int] = []

  func add(_ row: Int) { lock.withLock { rows.append(row) } }
  func all() -> [Int] { queue.sync { rows } }
}

/// Whoever changes holds both, so that either is enough to read.
final class BothToWrite: @unchecked Sendable {
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "rows") // expect: serial_queue
  private var rows: [Int] = []

  func add(_ row: Int) { queue.sync { lock.withLock { rows.append(row) } } }
  func onQueue() -> [Int] { queue.sync { rows } }
  func anywhere() -> [Int] { lock.withLock { rows } }
}

final class CalledUnderTheOther: @unchecked Sendable {
  private let outer = NSLock()
  private let inner = NSLock()
  private var count = 0

  func up() { outer.withLock { add() } }
  private func add() { inner.withLock { count += 1 } }
  func read() -> Int { outer.withLock { count } }
}

final class OneLockByTwoNames: @unchecked Sendable {
  private let one: NSLock
  private let two: NSLock
  private var count = 0

  init(lock: NSLock) {
    one = lock
    two = lock
  }

  func up() { one.withLock { count += 1 } }
  func down() { two.withLock { count -= 1 } }
}

final class OneTarget: @unchecked Sendable {
  private static let target = DispatchQueue(label: "target")
  private let one = DispatchQueue(label: "one", target: OneTarget.target)
  private let two = DispatchQueue(label: "two", target: OneTarget.target)
  private var count = 0

  func up() { one.sync { count += 1 } }
  func down() { two.sync { count -= 1 } }
}

final class StateOfEach: @unchecked Sendable {
  private let countLock = NSLock()
  private let nameLock = NSLock()
  private var count = 0
  private var name = ""

  func up() { countLock.withLock { count += 1 } }
  func rename(_ name: String) { nameLock.withLock { self.name = name } }
}
