import Combine
import Foundation

final class Weather {
  private let degrees = PassthroughSubject<Int, Never>()
  private let request: AnyPublisher<Int, Never>
  private var bag: Set<AnyCancellable> = []

  init(_ request: AnyPublisher<Int, Never>) {
    self.request = request
  }

  func changes() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      Task {
        for await _ in NotificationCenter.default.notifications(named: .init("weather")) {
          continuation.yield(1)
        }
        continuation.finish()
      }
    }
  }

  func polled() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      Task {
        while !Task.isCancelled {
          continuation.yield(2)
          try? await Task.sleep(for: .seconds(1))
        }
        continuation.finish()
      }
    }
  }

  func polledToTheEnd() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      Task {
        while true {
          guard let value = await next() else { break }
          continuation.yield(value)
        }
        continuation.finish()
      }
    }
  }

  func countdown() -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
      }
    }
  }

  func measured() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      degrees.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) }
      ).store(in: &bag)
    }
  }

  func requested() -> AsyncStream<Int> {
    AsyncStream { continuation in
      request.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) }
      ).store(in: &bag)
    }
  }

  private func next() async -> Int? { nil }
}
