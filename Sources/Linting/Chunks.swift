import Synchronization

/// Hands out indices to workers, a few at a time.
final class Chunks: Sendable {
  let count: Int
  let size: Int
  private let next = Atomic<Int>(0)

  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// The next indices to work on; nil when all are taken.
  func take() -> Range<Int>? {
    let start = next.add(size, ordering: .relaxed).oldValue
    return start < count ? start..<min(start + size, count) : nil
  }
}
