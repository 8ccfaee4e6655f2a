@MainActor
final class Screen {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Void, Never>)
  }

  private var state = State.idle

  nonisolated func wait() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in self.state = .waiting(continuation) } // expect: continuation_registered_in_task
    }
  }

  func wake() {
    guard case .waiting(let continuation) = state else { return }
    state = .idle
    continuation.resume()
  }
}
