final class Gauge {
  private var reading: Task<Void, any Error>?
  private var value = 0

  func start() {
    reading = Task {
      while true { // expect: task_loop_captures_self (self)
        value += 1
        try await Task.sleep(for: .seconds(1))
      }
    }
  }

  func startWeakly() {
    Task { [weak self] in
      guard let self else { return }
      while !Task.isCancelled { // expect: task_loop_captures_self (strong)
        self.value += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  func startMethod() {
    reading = Task { try await poll() } // expect: task_loop_captures_self ('poll' polls)
  }

  private func poll() async throws {
    repeat {
      value += 1
      try await Task.sleep(for: .seconds(1))
    } while true
  }

  deinit { reading?.cancel() }
}
