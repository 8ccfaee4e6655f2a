enum Radio {
  @MainActor static var sender: AsyncStream<Int>.Continuation?

  @MainActor static func listen() -> AsyncStream<Int> {
    AsyncStream { c in
      Self.sender = c // expect: stream_continuation_overwritten
    }
  }

  @MainActor static func listenOnce() -> AsyncStream<Int>? {
    guard Self.sender == nil else { return nil }
    return AsyncStream { c in Radio.sender = c }
  }
}
