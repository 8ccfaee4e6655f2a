import XCTest

final class BellTests: XCTestCase {
  func testRings() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.ring() }
    DispatchQueue.global().async { self.ring() }
  }

  func ring() {}
}
