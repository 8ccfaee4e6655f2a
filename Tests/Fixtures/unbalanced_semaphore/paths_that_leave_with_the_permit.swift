import Dispatch

actor Ticket {
  func wait() async {}
  func signal() {}
}

struct Booth {
  static let tickets = Ticket()
  let lock = DispatchSemaphore(value: 1)

  static func exclusive(_ work: () async throws -> Void) async throws {
    await tickets.wait() // expect: unbalanced_semaphore (that throws)
    try await work()
    await tickets.signal()
  }

  func returns(_ name: String?) -> Int {
    lock.wait() // expect: unbalanced_semaphore (that returns)
    guard let name else { return 0 }
    let count = name.count
    lock.signal()
    return count
  }

  func throwsByItself(_ isOpen: Bool) throws {
    self.lock.wait() // expect: unbalanced_semaphore (that throws)
    if !isOpen { throw Closed() }
    lock.signal()
  }

  func forgetsOneBranch(_ kind: Int) {
    lock.wait() // expect: unbalanced_semaphore (that returns)
    switch kind {
    case 0:
      lock.signal()
    case 1:
      return
    default:
      lock.signal()
    }
  }

  func skipsATurn(_ names: [String]) {
    for name in names {
      lock.wait() // expect: unbalanced_semaphore (that goes on)
      if name.isEmpty { continue }
      print(name)
      lock.signal()
    }
  }

  func catchesTooLittle() throws {
    lock.wait() // expect: unbalanced_semaphore (that throws)
    do {
      try sell()
      lock.signal()
    } catch is Closed {
      lock.signal()
    }
  }

  func catchesWithoutSignal() {
    lock.wait() // expect: unbalanced_semaphore (that returns)
    do {
      try sell()
    } catch {
      return
    }
    lock.signal()
  }

  func catchesAndForgets() {
    lock.wait() // expect: unbalanced_semaphore (that throws)
    do {
      try sell()
      lock.signal()
    } catch {
      print(error)
    }
  }

  func breaksOff(_ names: [String]) {
    for name in names {
      lock.wait() // expect: unbalanced_semaphore (that breaks off)
      if name.isEmpty { break }
      lock.signal()
    }
  }

  func defersTooLate() throws {
    lock.wait() // expect: unbalanced_semaphore (that throws)
    try sell()
    defer { lock.signal() }
    print("sold")
  }

  func handsOverTooLate(_ name: String?) {
    lock.wait() // expect: unbalanced_semaphore (that returns)
    guard let name else { return }
    sell(name) { lock.signal() }
  }

  func acquires(_ limiter: Limiter) async throws {
    try await limiter.acquire() // expect: unbalanced_semaphore (that throws)
    try sell()
    await limiter.release()
  }

  func sell() throws {}
  func sell(_ name: String, _ done: @escaping () -> Void) {}
}

struct Closed: Error {}

// A collection's method is not the one of its name here, which signals.
final class Visitors {
  private let door = DispatchSemaphore(value: 1)
  private var names: [String] = []

  func append(_ name: String) throws {
    door.wait() // expect: unbalanced_semaphore (that throws)
    names.append(name)
    try check()
    door.signal()
  }

  func check() throws {}
}

extension DispatchSemaphore {
  func exclusive<Value>(_ work: () throws -> Value) rethrows -> Value {
    wait() // expect: unbalanced_semaphore (that throws)
    let value = try work()
    signal()
    return value
  }

  func shared<Value>(_ work: () throws -> Value) rethrows -> Value {
    wait()
    defer { signal() }
    return try work()
  }
}

struct Kiosk {
  let slots = DispatchSemaphore(value: 2)
  let work = DispatchQueue(label: "work")

  func serve(_ names: [String?]) {
    for name in names {
      work.async { [slots] in
        slots.wait() // expect: unbalanced_semaphore (that returns)
        guard let name else { return }
        print(name)
        slots.signal()
      }
    }
  }
}
