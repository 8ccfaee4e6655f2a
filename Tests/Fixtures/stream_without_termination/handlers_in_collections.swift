import Foundation

final class Bus {
  private var listeners: [(Int) -> Void] = []
  private var handlers: [UUID: (Int) -> Void] = [:]

  var events: AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      listeners.append { continuation.yield($0) }
    }
  }

  func events(for id: UUID) -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      handlers[id] = { continuation.yield($0) }
    }
  }

  func watched(for id: UUID) -> AsyncStream<Int> {
    AsyncStream { continuation in
      handlers[id] = { continuation.yield($0) }
      continuation.onTermination = { _ in print(id) }
    }
  }

  func now() -> AsyncStream<Int> {
    AsyncStream { continuation in
      var steps: [() -> Void] = []
      steps.append { continuation.yield(1) }
      steps.forEach { $0() }
      continuation.finish()
    }
  }
}

final class Wire {
  private var hear: ((String) -> Void)?
  func onText(_ hear: @escaping (String) -> Void) { self.hear = hear }
  func onOpened(_ tell: @escaping () -> Void) {}

  func texts() -> AsyncStream<String> {
    AsyncStream { continuation in // expect: stream_without_termination
      self.onText { continuation.yield($0) }
    }
  }

  func opened() -> AsyncStream<Void> {
    AsyncStream { continuation in
      onOpened {
        continuation.yield()
        continuation.finish()
      }
    }
  }
}
