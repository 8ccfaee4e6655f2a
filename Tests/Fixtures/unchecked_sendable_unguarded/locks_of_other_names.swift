// A call on a lock holds it around its closure, whatever it is named, and so does a function that takes one.
import Foundation

final class Prices: @unchecked Sendable {
  private let stateLock = FairGate()
  private var prices: [String: Int] = [:]

  func set(_ price: Int, of name: String) { stateLock.around { prices[name] = price } }

  func price(of name: String) -> Int? { stateLock.around { prices[name] } }
}

final class Stock: @unchecked Sendable {
  private let door = ReadWriteLock()
  private var counts: [String: Int] = [:]

  func set(_ count: Int, of name: String) { door.exclusively { counts[name] = count } }

  func count(of name: String) -> Int? { door.withReadLock { counts[name] } }
}

// A thread is no reader.
final class Invoices: @unchecked Sendable {
  private let stateLock = FairGate()
  private var open: [String] = []

  func add(_ name: String) { stateLock.threadSafely { open.append(name) } }

  func all() -> [String] { stateLock.threadSafely { open } }
}

final class Orders: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let door = ReadWriteLock()
  private var open: [String] = []

  func add(_ name: String) { door.withReadLock { open.append(name) } }

  func all() -> [String] { door.withReadLock { open } }
}

final class Vault {
  private let mutex = NSLock()

  func enter<T>(_ body: () -> T) -> T {
    mutex.lock()
    defer { mutex.unlock() }
    return body()
  }

  func visit<T>(_ body: () -> T) -> T {
    mutex.lock()
    mutex.unlock()
    return body()
  }
}

final class Coins: @unchecked Sendable {
  private let vault = Vault()
  private var count = 0

  func add() { vault.enter { count += 1 } }
}

final class Notes: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let vault = Vault()
  private let other = NSLock()
  private var count = 0

  func add() { other.withLock { count += 1 } }
  func remove() { vault.visit { count -= 1 }; log(count) }
}

func log(_ count: Int) {}
