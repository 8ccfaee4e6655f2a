import LocalAuthentication

struct Refused: Error {}

/// The error of the callback is another one than that which was asked for before.
func unlock(_ context: LAContext) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    var error: NSError?
    context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
    if error != nil {
      continuation.resume(throwing: Refused())
    }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "unlock") { _, error in
      if error != nil {
        continuation.resume(throwing: Refused()) // expect: continuation_misuse (already resumed)
      } else {
        continuation.resume() // expect: continuation_misuse (already resumed)
      }
    }
  }
}
