import Foundation

// To make a lock is not to take it.
final class Total: @unchecked Sendable { // expect: unchecked_sendable_unguarded (without a lock)
  private var sum = 0

  func add(_ values: [Int]) {
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: values.count) { _ in lock.withLock {} }
    sum += values.count
  }

  func read() -> Int { sum }
}

final class Gauge: @unchecked Sendable { // expect: unchecked_sendable_unguarded (without a lock)
  private var level = 0
  private var box: [os_unfair_lock] = []

  func rise() {
    box.append(os_unfair_lock())
    level += 1
  }

  func read() -> Int { level }
}
