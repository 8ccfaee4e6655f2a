import Dispatch
import Synchronization

/// Hands out indices to workers, a few at a time.
package final class Chunks: Sendable {
  let count: Int
  let size: Int
  private let next = Atomic<Int>(0)

  package init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// The next indices to work on; nil when all are taken.
  package func take() -> Range<Int>? {
    let start = next.add(size, ordering: .relaxed).oldValue
    return start < count ? start..<min(start + size, count) : nil
  }

  /// Has one worker for each job take what it can; the results in the order of workers, which each write their own.
  package func share<Part: Sendable>(among jobs: Int, _ work: @Sendable (Chunks) -> Part) -> [Part] {
    guard jobs > 1, count > size else { return [work(self)] }
    return Array(unsafeUninitializedCapacity: jobs) { parts, count in
      nonisolated(unsafe) let parts = parts
      DispatchQueue.concurrentPerform(iterations: jobs) { worker in
        parts.initializeElement(at: worker, to: work(self))
      }
      count = jobs
    }
  }
}
