final class Once {
  private var continuation: AsyncStream<Int>.Continuation?
  private var all: [Int: AsyncStream<Int>.Continuation] = [:]
  private let fixed: AsyncStream<Int>
  private let sender: AsyncStream<Int>.Continuation

  lazy var values: AsyncStream<Int> = AsyncStream { self.continuation = $0 }

  init() {
    (fixed, sender) = AsyncStream.makeStream()
    setUp()
  }

  private func setUp() {
    let (_, continuation) = AsyncStream.makeStream(of: Int.self)
    self.continuation = continuation
  }

  func next() -> AsyncStream<Int> {
    continuation?.finish()
    return AsyncStream { self.continuation = $0 }
  }

  func onlyOne() -> AsyncStream<Int>? {
    guard continuation == nil else { return nil }
    return AsyncStream { self.continuation = $0 }
  }

  func restart() -> AsyncStream<Int> {
    stop()
    return AsyncStream { continuation in self.continuation = continuation }
  }

  private func stop() {
    continuation?.finish()
  }

  func each(_ id: Int) -> AsyncStream<Int> {
    AsyncStream { all[id] = $0 }
  }

  func inside() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    self.continuation = continuation
    for await value in stream { print(value) }
  }

  func callback(_ give: (@escaping (Int) -> Void) -> Void) -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.continuation = continuation
      give { continuation.yield($0) }
    }
  }

  func local() -> AsyncStream<Int> {
    var kept: AsyncStream<Int>.Continuation?
    let stream = AsyncStream<Int> { kept = $0 }
    kept?.yield(1)
    return stream
  }
}
