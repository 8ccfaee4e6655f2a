import Combine
import Foundation

final class Sensor {
  var handler: ((Int) -> Void)?
  let subject = PassthroughSubject<Int, Never>()

  func readings() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      self.handler = { value in continuation.yield(value) }
    }
  }

  func published() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream(Int.self, bufferingPolicy: .unbounded) { continuation in // expect: stream_without_termination
      let subscription = self.subject.sink { continuation.yield($0) }
      print(subscription)
    }
  }

  func ticks() -> AsyncStream<Date> {
    AsyncStream { continuation in // expect: stream_without_termination
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.yield(Date()) }
    }
  }

  func notes() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      Task {
        for await note in NotificationCenter.default.notifications(named: .init("x")) {
          continuation.yield(note.hashValue)
        }
      }
    }
  }
}
