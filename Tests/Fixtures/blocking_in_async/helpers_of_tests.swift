// A test's helper waits only where some test asks it to, and holds up nothing but that.
import XCTest

final class Store {
  private let condition = NSCondition()
  private var isHeld = false

  func hold() { isHeld = true }

  func load() -> Int {
    condition.lock()
    defer { condition.unlock() }
    while isHeld { condition.wait() }
    return 1
  }
}

final class StoreTests: XCTestCase {
  func testLoads() async {
    XCTAssertEqual(Store().load(), 1)
  }

  func testWaits() async {
    Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async
  }
}
