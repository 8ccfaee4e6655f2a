import Foundation

final class ChangedWithoutIt: @unchecked Sendable { // expect: unchecked_sendable_unguarded (outside of its lock in line 9)
  private let lock = NSLock()
  private var missed = 0

  func tick() {
    guard lock.try() else {
      missed += 1
      return
    }
    lock.unlock()
  }

  func read() -> Int { lock.withLock { missed } }
}

final class ChangedWithIt: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func tick() {
    guard lock.try() else { return }
    count += 1
    lock.unlock()
  }

  func read() -> Int { lock.withLock { count } }
}
