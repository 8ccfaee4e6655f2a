// As it stands while somebody types.
actor Taps {
  private var taps: [String: AsyncStream<Int>.Continuation] = [:]

  func tap(_ id: String) -> AsyncStream<Int> {
    AsyncStream { taps id] = $0 }
  }
}
