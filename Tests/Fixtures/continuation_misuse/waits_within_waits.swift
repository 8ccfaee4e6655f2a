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

protocol Waiters: Sendable { func insert(_ waiter: CheckedContinuation<Void, any Error>) }
protocol Client { func ask(_ answer: @escaping () -> Void) throws }
