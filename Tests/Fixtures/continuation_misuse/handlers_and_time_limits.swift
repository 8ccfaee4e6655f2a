import Foundation

struct TooSlow: Error {}

final class Tool: @unchecked Sendable {
  func run(_ process: Process, within limit: Duration) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { ended in
        continuation.resume(returning: ended.terminationStatus)
      }
      Task {
        try? await Task.sleep(for: limit)
        process.terminate()
        continuation.resume(throwing: TooSlow()) // expect: continuation_misuse
      }
    }
  }
}
