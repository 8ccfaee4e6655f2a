final class Inbox {
  private var sender: AsyncStream<Int>.Continuation?
  private(set) var letters = AsyncStream<Int> { _ in }

  init() {
    prepare()
  }

  func startOver() {
    sender?.finish()
    prepare()
  }

  private func prepare() {
    letters = AsyncStream { [weak self] c in self?.sender = c }
  }
}

final class Outbox {
  private var sender: AsyncStream<Int>.Continuation?
  private(set) var letters = AsyncStream<Int> { _ in }

  init() {
    prepare()
  }

  func startOver() {
    prepare()
  }

  private func prepare() {
    letters = AsyncStream { [weak self] c in self?.sender = c } // expect: stream_continuation_overwritten
  }
}

final class Drawer {
  private var sender: AsyncStream<Int>.Continuation?
  private(set) var letters = AsyncStream<Int> { _ in }

  init() {
    prepare()
  }

  private func prepare() {
    letters = AsyncStream { [weak self] c in self?.sender = c }
  }
}

/// Who starts it stops it before he starts it again.
final class Microphone {
  private(set) var levels: AsyncStream<Float>?
  private var continuation: AsyncStream<Float>.Continuation?

  func start() {
    let (stream, continuation) = AsyncStream.makeStream(of: Float.self)
    levels = stream
    self.continuation = continuation
  }

  func stop() {
    continuation?.finish()
    continuation = nil
  }
}

/// Each caller gets one.
final class Loudspeaker {
  private var continuation: AsyncStream<Float>.Continuation?

  func levels() -> AsyncStream<Float> {
    let (stream, continuation) = AsyncStream.makeStream(of: Float.self)
    self.continuation = continuation // expect: stream_continuation_overwritten
    return stream
  }

  func stop() {
    continuation?.finish()
  }
}
