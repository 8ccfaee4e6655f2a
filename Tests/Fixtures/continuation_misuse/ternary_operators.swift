struct Refused: Error {}

func ask(_ answer: (@escaping (Bool) -> Void) -> Void) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    answer { isAllowed in
      isAllowed ? continuation.resume() : continuation.resume(throwing: Refused())
    }
  }
}

func read(_ answer: (@escaping (Int?, Bool) -> Void) -> Void) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    answer { value, isEmpty in
      value != nil
        ? continuation.resume(returning: value!)
        : isEmpty
          ? continuation.resume(returning: 0)
          : continuation.resume(throwing: Refused())
    }
  }
}

func again(_ answer: (@escaping (Bool) -> Void) -> Void) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    answer { isAllowed in
      isAllowed ? continuation.resume() : continuation.resume(throwing: Refused())
      continuation.resume() // expect: continuation_misuse (already resumed)
    }
  }
}
