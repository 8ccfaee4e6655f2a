import Combine
import Foundation

final class Sensor {
  var handler: ((Int) -> Void)?
  let subject = PassthroughSubject<Int, Never>()
  var kept: AsyncStream<Int>.Continuation?

  func readings() -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.handler = { value in continuation.yield(value) }
      continuation.onTermination = { _ in self.handler = nil }
    }
  }

  func countdown() -> AsyncStream<Int> {
    AsyncStream { continuation in
      for number in 0..<3 { continuation.yield(number) }
      continuation.finish()
    }
  }

  func once(_ load: (@escaping (Int) -> Void) -> Void) -> AsyncStream<Int> {
    AsyncStream { continuation in
      load { value in
        continuation.yield(value)
        continuation.finish()
      }
    }
  }

  func unfolded() -> AsyncStream<Int> {
    AsyncStream { await self.next() }
  }

  func unfoldedByLabel() -> AsyncStream<Int> {
    AsyncStream(unfolding: { await self.next() }, onCancel: { print("cancelled") })
  }

  func lines(_ texts: [Int]) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        for text in texts { continuation.yield(text) }
        continuation.finish()
      }
    }
  }

  func next() async -> Int? { nil }
}

final class Loop: NSObject, URLSessionDelegate {
  private let feed: AsyncStream<Int>.Continuation
  private var reader: Task<Void, Never>?

  override init() {
    let (events, feed) = AsyncStream<Int>.makeStream()
    self.feed = feed
    super.init()
    reader = Task { for await event in events { print(event) } }
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    feed.yield(1)
  }

  func keep() async {
    let events = AsyncStream<Int> { feed in self.other = feed }
    for await event in events { print(event) }
  }

  private var other: AsyncStream<Int>.Continuation?

  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
    other?.yield(1)
  }
}
