// A self that is asked for once, before the loop, ends nothing.
final class Lantern {
  private var blinking: Task<Void, Never>?

  func start() {
    blinking = Task { [weak self] in
      guard let self else { return }
      while true {
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
        blink()
      }
    }
  }

  func stop() { blinking?.cancel() }

  private func blink() {}
}
