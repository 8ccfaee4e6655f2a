import Foundation

// Two helpers that call each other, one of which anybody may start.
final class TickFirst: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('tocks' is read)
  private let lock = NSLock()
  private var step = 1
  private var tocks = 0

  init(step: Int) { self.step = step }

  func reset() { lock.withLock { tocks = 0 } }

  func start() { tick(3) }

  private func tick(_ rest: Int) {
    if rest > 0 { tock(rest - step) }
  }

  private func tock(_ rest: Int) {
    print(tocks)
    if rest > 0 { tick(rest - 1) }
  }
}

final class TockFirst: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('tocks' is read)
  private let lock = NSLock()
  private var step = 1
  private var tocks = 0

  init(step: Int) { self.step = step }

  func reset() { lock.withLock { tocks = 0 } }

  func start() { tick(3) }

  private func tock(_ rest: Int) {
    print(tocks)
    if rest > 0 { tick(rest - 1) }
  }

  private func tick(_ rest: Int) {
    if rest > 0 { tock(rest - step) }
  }
}
