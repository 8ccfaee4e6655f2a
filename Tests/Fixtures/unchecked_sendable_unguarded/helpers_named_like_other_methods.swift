import Foundation

// 'values.append' is no call of the helper.
final class Journal: @unchecked Sendable {
  private let queue = DispatchQueue(label: "journal")
  private var values: [Int] = []

  func add(_ value: Int) {
    queue.async { self.append(value) }
  }

  private func append(_ value: Int) {
    values.append(value)
  }
}

struct Basket {
  var fruits: [String] = []

  mutating func add(_ fruit: String) {
    fruits.append(fruit)
  }
}

// Nor is 'timer.resume', under whose lock nothing of this class stands.
final class Gate: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('waiter' is changed without a lock)
  private var waiter: CheckedContinuation<Void, Never>?

  func wait() async {
    await withCheckedContinuation { waiter = $0 }
  }

  func resume() {
    waiter?.resume()
    waiter = nil
  }
}

final class Clock: @unchecked Sendable {
  private let lock = NSLock()

  func start() {
    let timer = DispatchSource.makeTimerSource()
    lock.withLock { timer.resume() }
  }
}
