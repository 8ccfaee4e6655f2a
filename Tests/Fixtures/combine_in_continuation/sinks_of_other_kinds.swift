struct Drain: Sendable {
  let pour: @Sendable (String) -> Void
  func callAsFunction(_ line: String) { pour(line) }
}

struct Kitchen {
  let sink: Drain

  func wash(_ job: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { continuation in
      self.sink("begun")
      job { count in
        self.sink("washed \(count)")
        continuation.resume(returning: count)
      }
    }
  }
}
