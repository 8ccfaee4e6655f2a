// A function that says by its name that its callers hold the lock is under it, as all others are.
import Foundation

final class Buffered: Sendable {
  private nonisolated(unsafe) var value = 0

  func loadUnsafe() -> Int { value }

  func load(using lock: NSLock) -> Int { lock.withLock { value } }

  func store(_ new: Int, using lock: FairLock) { lock.withWriteLock { value = new } }
}

/// On the main actor, beside a thread that draws.
final class Spectrum: NSView {
  private let lock = NSLock()
  nonisolated(unsafe) private var decay: Float = 0.25
  nonisolated(unsafe) private var loose: Float = 0.25 // expect: nonisolated_unsafe_storage

  override init(frame: NSRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    decay = 0.5
    loose = 0.5
  }

  nonisolated func set(_ factor: Float) {
    lock.withLock {
      decay = factor
      loose = factor
    }
  }

  func draw() -> Float { lock.withLock { factorLocked() } + looseFactor() }

  private func factorLocked() -> Float { decay }

  private func looseFactor() -> Float { loose }
}
