actor Relay {
  private let continuation: AsyncStream<Int>.Continuation
  let values: AsyncStream<Int>

  init() {
    (values, continuation) = AsyncStream.makeStream(of: Int.self)
  }

  nonisolated func received(_ value: Int) {
    Task { await self.continuation.yield(value) } // expect: unordered_task_hop
  }

  nonisolated func ended() {
    Task { // expect: unordered_task_hop
      await continuation.finish()
    }
  }
}
