import Foundation

@MainActor final class Theme {
  static let current = Theme()
  var isDark = false
}

struct Appearance {
  func changes() -> AsyncStream<Bool> {
    AsyncStream { continuation in
      let task = Task {
        continuation.yield(MainActor.assumeIsolated { Theme.current.isDark }) // expect: assume_isolated_off_main (traps off main; this is a task that inherits no actor)
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  @MainActor func shown() -> AsyncThrowingStream<Bool, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(MainActor.assumeIsolated { Theme.current.isDark })
      Task { continuation.yield(MainActor.assumeIsolated { Theme.current.isDark }) }
    }
  }

  // What unfolds a stream is called for each element, wherever the consumer is.
  @MainActor func unfolded() -> AsyncStream<Bool> {
    AsyncStream { await read() }
  }

  private func read() async -> Bool? { nil }
}
