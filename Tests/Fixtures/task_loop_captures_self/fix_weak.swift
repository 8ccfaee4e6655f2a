@MainActor
final class Pulse {
  private var beating: Task<Void, Never>?
  private var counting: Task<Void, any Error>?
  private var beats = 0

  func start() {
    beating = Task {
      while !Task.isCancelled { // expect: task_loop_captures_self
        beats += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
    counting = Task { [weak self] in
      guard let self = self else { return }
      repeat { // expect: task_loop_captures_self
        self.beats += 1
        try await Task.sleep(for: .seconds(1))
      } while true
    }
  }

  deinit {
    beating?.cancel()
    counting?.cancel()
  }
}
