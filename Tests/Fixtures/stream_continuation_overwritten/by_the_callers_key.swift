import Foundation

actor Topics {
  private var topics: [String: AsyncStream<Int>.Continuation] = [:]
  private var taps: [UUID: AsyncStream<Int>.Continuation] = [:]
  private var heading: AsyncStream<Double>.Continuation?

  func subscribe(_ topic: String) -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    topics[topic] = continuation // expect: stream_continuation_overwritten
    return stream
  }

  func listen(_ topic: String) -> AsyncStream<Int> {
    AsyncStream { topics[topic] = $0 } // expect: stream_continuation_overwritten
  }

  func subscribeOnce(_ topic: String) -> AsyncStream<Int> {
    topics[topic]?.finish()
    return AsyncStream { topics[topic] = $0 }
  }

  // Each consumer has a key of its own.
  func tap() -> AsyncStream<Int> {
    let id = UUID()
    return AsyncStream { taps[id] = $0 }
  }

  func tap(_ id: UUID) -> AsyncStream<Int> {
    AsyncStream { taps[id] = $0 }
  }

  func tap(of subscriberID: String) -> AsyncStream<Int> {
    AsyncStream { topics[subscriberID] = $0 }
  }

  func compass() -> AsyncStream<Double> {
    let (stream, feed) = AsyncStream.makeStream(of: Double.self)
    attach(feed)
    return stream
  }

  private func attach(_ feed: AsyncStream<Double>.Continuation) {
    heading = feed // expect: stream_continuation_overwritten
  }
}
// file: TopicsTests/SocketStub.swift
// One service asks once.
actor SocketStub {
  private var feed: AsyncStream<Int>.Continuation?

  func frames() -> AsyncStream<Int> {
    AsyncStream { feed = $0 }
  }
}
