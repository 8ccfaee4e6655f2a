import Dispatch

final class Pool {
  private let slots = DispatchSemaphore(value: 4)
  private var idle: [Int] = []

  func read<T>(_ work: (Int) throws -> T) throws -> T {
    slots.wait() // expect: unbalanced_semaphore
    let connection = try checkOut()
    let value = try work(connection)
    checkIn(connection)
    return value
  }

  func write<T>(_ work: (Int) throws -> T) throws -> T {
    slots.wait()
    let result = Result { try work(1) }
    checkIn(1)
    return try result.get()
  }

  func change<T>(_ work: (Int) throws -> T) throws -> T {
    slots.wait()
    defer { checkIn(1) }
    return try work(1)
  }

  // Who is given the connection brings it back.
  func take() throws -> Int {
    slots.wait()
    do {
      return try checkOut()
    } catch {
      checkIn(0)
      throw error
    }
  }

  private func checkOut() throws -> Int {
    idle.popLast() ?? 0
  }

  private func checkIn(_ connection: Int) {
    idle.append(connection)
    slots.signal()
  }
}
