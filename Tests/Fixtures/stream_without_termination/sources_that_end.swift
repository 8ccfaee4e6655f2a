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
