func inOneLine(_ api: API) async throws -> Int {
  try await withCheckedThrowingContinuation { answer in
    api.load { page in
      do {
        try answer.resume(returning: parse(page))
      } catch {
        answer.resume(throwing: error)
      }
    }
  }
}

func asValues(_ api: API) async throws {
  try await withCheckedThrowingContinuation { answer in
    api.load(then: answer.resume(with:))
    api.store(answer.resume(returning:))
  }
}
