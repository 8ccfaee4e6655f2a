// What a test waits for keeps main going.
import XCTest

final class ImporterTests: XCTestCase {
  private let queue = DispatchQueue(label: "tests")

  func testReading() {
    let done = expectation(description: "read")
    queue.async {
      DispatchQueue.main.sync { done.fulfill() } // expect: main_sync (note: hangs when main waits)
    }
    wait(for: [done], timeout: 1)
  }
}
