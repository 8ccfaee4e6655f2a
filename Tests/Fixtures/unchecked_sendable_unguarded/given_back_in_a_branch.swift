import Foundation

final class Mailbox: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('letters' is changed outside of its lock)
  private let lock = NSLock()
  private var letters: [String] = []

  func put(_ letter: String, last: Bool) {
    lock.lock()
    if last {
      lock.unlock()
      letters.removeAll()
      return
    }
    letters.append(letter)
    lock.unlock()
  }
}

final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next(upTo limit: Int) -> Int? {
    lock.lock()
    if count >= limit {
      lock.unlock()
      return nil
    }
    count += 1
    let current = count
    lock.unlock()
    return current
  }
}

// Each case gives it back for itself.
final class Machine: @unchecked Sendable {
  private let lock = NSLock()
  private var isOn = false
  private var turns = 0

  func turn() {
    lock.lock()
    switch isOn {
    case false:
      lock.unlock()
    case true:
      turns += 1
      lock.unlock()
    }
  }
}

// Another lock than the one that guards the state is given back.
final class Account: @unchecked Sendable {
  private let lock = NSLock()
  private let log = NSLock()
  private var balance = 0

  func add(_ amount: Int) {
    lock.lock()
    log.lock()
    print(amount)
    log.unlock()
    balance += amount
    lock.unlock()
  }
}

final class Attempt: @unchecked Sendable {
  private let lock = NSLock()
  private var tries = 0

  func start() -> Bool {
    guard lock.try() else { return false }
    defer { lock.unlock() }
    tries += 1
    return true
  }
}
