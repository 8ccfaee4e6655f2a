final class Lamp {
  private var blinking: Task<Void, Never>?
  private var fading: Task<Void, Never>?
  private var level = 0

  func start() {
    blinking = Task { [weak self] in
      while true {
        try? await Task.sleep(for: .seconds(1))
        guard let self else { return }
        self.level = 1 - self.level
      }
    }
    fading = Task { [weak self] in
      while true {
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
        guard let self else { return }
        self.level -= 1
      }
    }
  }

  func stop() { fading?.cancel() }

  deinit { blinking?.cancel() }
}
