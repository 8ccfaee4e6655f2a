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

final class Monitor {
  func changes(of path: String) -> AsyncStream<String> {
    AsyncStream { continuation in // expect: stream_without_termination
      guard let descriptor = Self.open(path) else {
        continuation.finish()
        return
      }
      let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .write)
      source.setEventHandler { continuation.yield(path) }
      source.resume()
    }
  }

  private static func open(_ path: String) -> Int32? { nil }
}
