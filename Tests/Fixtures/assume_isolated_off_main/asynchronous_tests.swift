import XCTest

final class BoardTests: XCTestCase {
  override func setUp() {
    MainActor.assumeIsolated {}
  }

  override func setUp() async throws {
    MainActor.assumeIsolated {} // expect: assume_isolated_off_main
  }
}

@MainActor final class CalmTests: XCTestCase {
  override func setUp() async throws {
    MainActor.assumeIsolated {}
  }
}
