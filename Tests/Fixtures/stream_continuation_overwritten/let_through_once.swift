actor Transport {
  private var isConnected = false
  private var signal: AsyncStream<Void>.Continuation?
  private var stream: AsyncStream<Void>?

  func connect() {
    guard !isConnected else { return }
    isConnected = true
    prepare()
  }

  func disconnect() {
    guard isConnected else { return }
    isConnected = false
    signal?.finish()
  }

  private func prepare() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    signal = continuation
  }
}

/// It asks behind the call.
actor Server {
  private var isOpen = false
  private var signal: AsyncStream<Void>.Continuation?

  func open(_ id: Int?) -> AsyncStream<Void> {
    if id != nil { return resume() }
    guard !isOpen else { return AsyncStream { $0.finish() } }
    isOpen = true
    return resume()
  }

  private func resume() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    signal = continuation // expect: stream_continuation_overwritten
    return stream
  }
}

actor Radio {
  private var isOn = false
  private var signal: AsyncStream<Void>.Continuation?
  private var stream: AsyncStream<Void>?

  func turnOn() {
    isOn = true
    prepare()
  }

  private func prepare() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    signal = continuation // expect: stream_continuation_overwritten
  }
}
