import Foundation
import XCTest

final class PoolTests: XCTestCase, @unchecked Sendable {
  private var pool: Pool! = Pool()

  override func tearDown() {
    pool = nil
  }

  func testAcquire() {
    wait(for: [], timeout: 1)
    let first = pool.acquire()
    pool.release(first)
  }
}

final class Pool {
  func acquire() -> Int { 1 }
  func release(_ number: Int) {}
}

final class Bath: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 1)
  private var level = 0

  func fill() {
    semaphore.wait()
    level += 1
    semaphore.signal()
  }

  func drain() {
    guard semaphore.wait(timeout: .now() + 1) == .success else { return }
    defer { semaphore.signal() }
    level = 0
  }
}

final class Tub: @unchecked Sendable { // expect: unchecked_sendable_unguarded (without a lock)
  private let pool = Pool()
  private var level = 0

  func fill() {
    let number = pool.acquire()
    level += number
    pool.release(number)
  }

  func drain() {
    level = 0
  }
}
