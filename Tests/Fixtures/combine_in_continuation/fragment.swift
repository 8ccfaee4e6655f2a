func connect() async throws {
  return try await withCheckedThrowingContinuation { continuation in
    publisher
      .sink { value in // expect: combine_in_continuation
        ...
        continuation.resume()
