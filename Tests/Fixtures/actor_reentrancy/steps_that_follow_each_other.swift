actor Server {
  enum State { case initial, starting, running, shutdown }

  private var state = State.initial

  func run() async throws {
    switch state {
    case .initial:
      state = .starting
      do {
        let port = try await open()
        switch state {
        case .starting:
          state = .running
          await serve(port)
        default:
          try await close()
        }
      } catch {
        // What the first check has found is gone since 'starting', and the second one does not decide this.
        state = .shutdown
        throw error
      }
    default:
      break
    }
  }

  func runOnce() async throws {
    switch state {
    case .initial:
      let port = try await open()
      state = .running // expect: actor_reentrancy
      await serve(port)
    case .running:
      state = .shutdown
    default:
      break
    }
  }

  func restart() async throws {
    guard state != .starting else { return }
    state = .starting
    _ = try await open()
    if state == .starting {
      try await close()
      state = .running // expect: actor_reentrancy
    }
  }

  private func open() async throws -> Int { 80 }
  private func close() async throws {}
  private func serve(_ port: Int) async {}
}
