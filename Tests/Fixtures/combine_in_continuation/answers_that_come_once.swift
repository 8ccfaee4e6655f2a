import Combine

final class Tank {
  let levels = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?

  func untilEmpty() async {
    await withCheckedContinuation { continuation in
      subscription = levels.sink( // expect: combine_in_continuation (note: cancelling the task)
        receiveCompletion: { _ in continuation.resume() },
        receiveValue: { print($0) }
      )
    }
  }

  func stream() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let subscription = levels.sink { continuation.yield($0) }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }

  func next() async -> Int? {
    for await level in levels.values { return level }
    return nil
  }

  func sink(_ value: Int) {}

  func other() async {
    await withCheckedContinuation { continuation in
      sink(1)
      continuation.resume()
    }
  }
}
