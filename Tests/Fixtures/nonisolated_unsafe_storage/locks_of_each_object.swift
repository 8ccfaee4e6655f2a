import Foundation

/// Each object has a queue of its own.
final class Evaluator {
  nonisolated(unsafe) static var count = 0 // expect: nonisolated_unsafe_storage
  private let queue = DispatchQueue(label: "evaluator")

  func evaluate() {
    queue.async { Self.count += 1 }
  }
}

/// There is one.
final class Registry {
  static let shared = Registry() // expect: global_mutable_state
  nonisolated(unsafe) private static var count = 0
  private let queue = DispatchQueue(label: "registry")

  private init() {}

  func register() {
    queue.async { Self.count += 1 }
  }
}

/// The type has it for all.
final class Ledger {
  nonisolated(unsafe) private static var count = 0
  private static let queue = DispatchQueue(label: "ledger")

  func note() {
    Self.queue.async { Self.count += 1 }
  }
}
