import Foundation

final class Meter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func hit() { lock.withLock { bump() } }
  private func bump() { count += 1 }
}

final class Scale: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let lock = NSLock()
  private var weight = 0

  func put() { lock.withLock { bump() } }
  func drop() { bump() }
  private func bump() { weight += 1 }
}
