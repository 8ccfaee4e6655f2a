import Foundation

final class Tally: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var count = 0

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  func add() { locked { count += 1 } }
  var value: Int { locked { count } }
}

final class Guess: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var count = 0 // expect: nonisolated_unsafe_storage

  private func logged<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    print("called")
    lock.unlock()
    return body()
  }

  func add() { logged { count += 1 } }
  var value: Int { logged { count } }
}
