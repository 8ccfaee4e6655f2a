// A function that says by its name that its callers hold the lock is under it, as all others are.
import Foundation

final class Buffered: Sendable {
  private nonisolated(unsafe) var value = 0

  func loadUnsafe() -> Int { value }

  func load(using lock: NSLock) -> Int { lock.withLock { value } }

  func store(_ new: Int, using lock: FairLock) { lock.withWriteLock { value = new } }
}
