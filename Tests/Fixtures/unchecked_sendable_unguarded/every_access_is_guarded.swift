import Foundation

final class Locked: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int] = []
  private var unfair = os_unfair_lock()
  private var flag = false

  init() { values = [1] }

  func add(_ value: Int) {
    lock.lock()
    defer { lock.unlock() }
    guard !values.contains(value) else { return }
    values.forEach { print($0, values.count) }
    values.append(value)
  }

  func early(_ value: Int) {
    lock.lock()
    if values.isEmpty {
      lock.unlock()
      return
    }
    values = []
    lock.unlock()
  }

  func old() {
    os_unfair_lock_lock(&unfair)
    flag.toggle()
    os_unfair_lock_unlock(&unfair)
  }

  var count: Int { lock.withLock { values.count } }

  var first: Int? {
    lock.lock(); defer { lock.unlock() }
    return values.first
  }

  deinit { values = [] }
}

final class Queued: @unchecked Sendable {
  private let queue = DispatchQueue(label: "state") // expect: serial_queue
  private let readers = DispatchQueue(label: "readers", attributes: .concurrent)
  private var state = 0
  private var table: [Int: Int] = [:]

  func set() { queue.async { self.state = 1 } }
  func get() -> Int { queue.sync { state } }
  func read(_ key: Int) -> Int? { readers.sync { table[key] } }
  func write(_ key: Int) { readers.async(flags: .barrier) { [weak self] in self?.table[key] = 1 } }
  func checked() {
    dispatchPrecondition(condition: .onQueue(queue))
    state += 1
  }
}

final class Helped: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Int] = []

  func clear() {
    lock.withLock { removeEverything() }
  }

  func fill() {
    lock.lock()
    removeEverything()
    append(1)
    lock.unlock()
  }

  private func removeEverything() { entries.removeAll(); step() }
  private func step() { entries.append(0) }
  func append(_ entry: Int) { entries.append(entry) }
  func removeLocked() { entries = [] }
}

final class Gate: @unchecked Sendable {
  private let permits = DispatchSemaphore(value: 1)
  private var holder: String?

  func enter(_ name: String) {
    permits.wait()
    holder = name
    permits.signal()
  }
}
