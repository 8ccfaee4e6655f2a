import Foundation
import XCTest

// XCTest runs what begins with 'test', and what that calls.
final class SlowTests: XCTestCase {
  func testSlowly() async throws {
    Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async
    await _testByHand()
  }

  func _testByHand() async {
    Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async
  }

  func _testSlowly() async throws {
    Thread.sleep(forTimeInterval: 1)
  }

  func disabled_testSlowly() async throws {
    Thread.sleep(forTimeInterval: 1)
  }

  func wait() async {
    Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async
  }
}
