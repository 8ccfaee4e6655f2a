// Who answers leaves the continuation in the dictionary, where somebody else finds it.
actor Replies {
  private var waiting: [Int: CheckedContinuation<String, any Error>] = [:]

  func reply(to id: Int) async throws -> String {
    try await withCheckedThrowingContinuation { waiting[id] = $0 }
  }

  func received(_ text: String, for id: Int) {
    guard let continuation = waiting[id] else { return }
    continuation.resume(returning: text) // expect: continuation_misuse (stays in the dictionary)
  }

  func receivedAtOnce(_ text: String, for id: Int) {
    self.waiting[id]?.resume(returning: text) // expect: continuation_misuse (stays in the dictionary)
  }

  func abandon(_ id: Int) {
    waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
  }
}

// Whoever waited takes it out.
actor Answers {
  private var waiting: [Int: CheckedContinuation<String, any Error>] = [:]

  func answer(to id: Int) async throws -> String {
    defer { waiting[id] = nil }
    return try await withCheckedThrowingContinuation { waiting[id] = $0 }
  }

  func received(_ text: String, for id: Int) {
    waiting[id]?.resume(returning: text)
  }
}

// So does the method itself, or the one that it calls.
actor Orders {
  private var waiting: [Int: CheckedContinuation<String, any Error>] = [:]

  func order(_ id: Int) async throws -> String {
    try await withCheckedThrowingContinuation { waiting[id] = $0 }
  }

  func served(_ text: String, for id: Int) {
    waiting[id]?.resume(returning: text)
    forget(id)
  }

  func forget(_ id: Int) {
    waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
  }

  func cancelled(_ id: Int) {
    waiting[id]?.resume(throwing: CancellationError())
    waiting[id] = nil
  }
}
