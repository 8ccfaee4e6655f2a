import Foundation
import Synchronization

/// State behind locks and queues.
final class Registry {
  static let shared = Registry()

  private let lock = NSLock()
  private var ships: [String: Ship] = [:]

  func add(_ ship: Ship) { lock.withLock { ships[ship.name] = ship } }

  func ship(named name: String) -> Ship? { lock.withLock { ships[name] } }
}

final class Counter {
  static let arrivals = Counter()

  private let lock = NSLock()
  private var value = 0

  func increment() -> Int {
    lock.lock()
    defer { lock.unlock() }
    value += 1
    return value
  }
}

final class Journal {
  static let shared = Journal()

  private let queue = DispatchQueue(label: "journal")
  private var lines: [String] = []

  func write(_ line: String) { queue.async { self.lines.append(line) } }

  func read() -> [String] { queue.sync { lines } }
}

final class Cache {
  static let shared = Cache()

  private let lock = NSLock()
  private var positions: [String: Position] = [:]
  var isEmpty: Bool { positions.isEmpty }

  func store(_ position: Position, for name: String) { lock.withLock { positions[name] = position } }

  func clear() { positions = [:] }
}

final class Gauge: Sendable {
  private let level = Mutex(0.0)

  func set(_ value: Double) { level.withLock { $0 = value } }
}

final class Beacon: @unchecked Sendable {
  private let lock = NSLock()
  private var isLit = false

  func light() { lock.withLock { isLit = true } }
}

final class Loader: Operation {
  static let first = Loader()

  var result: Cargo?
  override func main() { result = .containers(3) }
}

actor Dispatcher {
  private var waiting: [Ship] = []

  func enqueue(_ ship: Ship) { waiting.append(ship) }
  func next() -> Ship? { waiting.isEmpty ? nil : waiting.removeFirst() }
}

final class Pilotage {
  private var bookings: [String: Date] = [:]

  func book(_ name: String) async -> Date {
    let date = Date()
    bookings[name] = date
    return date
  }

  func cancel(_ name: String) async { bookings[name] = nil }
}

final class Meter {
  var reading = 0
  func read() -> Int { reading }
}
