// XCTest runs one test after the other: what it is sure of, it has waited for.
import XCTest

private final class Recorder: URLProtocol {
  nonisolated(unsafe) static var url: URL?
  nonisolated(unsafe) static var count = 0 // expect: nonisolated_unsafe_storage

  override func startLoading() { Self.url = request.url }
}

final class RequestTests: XCTestCase {
  func testAddress() async throws {
    Recorder.url = nil
    _ = try await URLSession.shared.data(from: URL(fileURLWithPath: "/"))
    XCTAssertNotNil(Recorder.url)
  }

  func testCount() async {
    Task.detached { Recorder.count += 1 }
    Task.detached { Recorder.count += 1 }
  }
}
