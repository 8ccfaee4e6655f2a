// The closure that feeds a stream returns nothing, so that its only expression is no result.
func pieces(of bytes: AsyncThrowingStream<UInt8, any Error>) -> AsyncThrowingStream<[UInt8], any Error> {
  AsyncThrowingStream { continuation in // expect: stream_without_termination
    Task { // expect: unhandled_throwing_task
      defer { continuation.finish() }
      for try await byte in bytes { continuation.yield([byte]) }
    }
  }
}

func tasks() -> [Task<Void, any Error>] {
  [1, 2].map { number in
    Task { try await work(number) }
  }
}

func work(_ number: Int) async throws {}
