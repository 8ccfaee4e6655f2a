// A test whose task fails misses what comes after that.
import XCTest

final class UploadTests: XCTestCase {
  func testUpload() {
    Task {
      try await upload()
    }
  }

  func upload() async throws {}
}
