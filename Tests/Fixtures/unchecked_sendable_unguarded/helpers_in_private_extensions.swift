import Foundation

final class Tickets: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func take() -> Int { lock.withLock { next } }
  func skip() { later { bump() } }
}

private extension Tickets {
  var next: Int {
    last += 1
    return last
  }

  func bump() { last += 1 }
}

func later(_ work: @escaping () -> Void) { work() }

final class Labels: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('last' is changed)
  private let lock = NSLock()
  private var last = 0

  func take() -> Int { lock.withLock { last } }
}

extension Labels {
  var next: Int {
    last += 1
    return last
  }
}
