final class Heart {
  private var beating: Task<Void, any Error>?
  private var listening: Task<Void, any Error>?

  func start() {
    beating = Task {
      while !Task.isCancelled { // expect: task_loop_captures_self
        try await Task.sleep(for: .seconds(10))
        try await self.beat()
      }
    }
  }

  /// Who receives is done when the other end hangs up.
  func listen() {
    listening = Task {
      while true {
        try await self.receive()
      }
    }
  }

  /// The error leaves the closure.
  func log() {
    beating = Task {
      while true { // expect: task_loop_captures_self
        await self.reporting {
          try await self.beat()
        }
        await Task.yield()
      }
    }
  }

  deinit {
    beating?.cancel()
    listening?.cancel()
  }

  func reporting(_ work: @escaping () async throws -> Void) async {}
  func beat() async throws {}
  func receive() async throws {}
}
