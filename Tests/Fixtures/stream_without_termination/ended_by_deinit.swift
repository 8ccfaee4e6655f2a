import Combine

final class Doors {
  let openings: AsyncStream<Int>
  private var continuation: AsyncStream<Int>.Continuation?
  private var subscription: AnyCancellable?

  init() {
    (openings, continuation) = AsyncStream.makeStream(of: Int.self)
  }

  func watch(_ counts: PassthroughSubject<Int, Never>) {
    subscription = counts.sink { [weak self] count in self?.continuation?.yield(count) }
  }

  func stop() {
    subscription?.cancel()
    continuation?.finish()
    continuation = nil
  }

  deinit {
    stop()
  }
}

/// Finished, but the source goes on.
final class Windows {
  let openings: AsyncStream<Int>
  private var continuation: AsyncStream<Int>.Continuation?
  private var subscription: AnyCancellable?

  init() {
    (openings, continuation) = AsyncStream.makeStream(of: Int.self) // expect: stream_without_termination
  }

  func watch(_ counts: PassthroughSubject<Int, Never>) {
    subscription = counts.sink { [weak self] count in self?.continuation?.yield(count) }
  }

  func stop() {
    continuation?.finish()
  }

  deinit {
    stop()
  }
}
