import Foundation

final class Left: @unchecked Sendable {
  private final class State { var count = 0 }

  private var state = State()

  func up() { state.count += 1 }
}

final class Right: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('state' is read outside of its lock)
  private struct State { var count = 0 }

  private let lock = NSLock()
  private var state = State()

  func up() { lock.withLock { state.count += 1 } }

  func total() -> Int { state.count }
}
