// Neither a clock nor a block is a lock; who calls something 'locked' holds one.
import Foundation

final class Meter: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let lock = NSLock()
  private var ticks = 0
  private var runs = 0
  private var turns = 0

  func count() {
    lock.withLock {
      ticks += 1
      runs += 1
      countLocked()
    }
  }

  func resetClock() { ticks = 0 }
  func runBlock() { runs = 0 }
  func countLocked() { turns += 1 }
}
