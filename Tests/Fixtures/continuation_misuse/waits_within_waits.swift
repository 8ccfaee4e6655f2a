func both(_ list: Waiters) async {
  await withCheckedContinuation { (outer: CheckedContinuation<Void, Never>) in
    Task {
      try? await withCheckedThrowingContinuation { (inner: CheckedContinuation<Void, any Error>) in
        list.insert(inner)
        outer.resume()
      }
    }
  }
}

func failing(_ client: Client) async {
  await withCheckedContinuation { continuation in
    try? client.ask { continuation.resume() } // expect: continuation_misuse (brings no answer)
  }
}

/// What runs in place may throw before it resumes.
func preparing(_ client: Client, _ gate: Gate) async {
  await withCheckedContinuation { continuation in // expect: continuation_misuse
    do {
      try gate.withLock {
        try client.prepare()
        continuation.resume()
      }
    } catch {
      print(error)
    }
  }
}

protocol Waiters: Sendable { func insert(_ waiter: CheckedContinuation<Void, any Error>) }
protocol Gate { func withLock(_ work: () throws -> Void) throws }
protocol Client {
  func ask(_ answer: @escaping () -> Void) throws
  func prepare() throws
}
