actor Pump {
  private var strokes = 0

  func run() async {
    while true {
      await pause() // expect: swallowed_cancellation
      strokes += 1
    }
  }

  func runUntilCancelled() async {
    while !Task.isCancelled {
      await pause()
      strokes += 1
    }
  }

  func runWithCare() async throws {
    while true {
      try await rest()
      await work()
    }
  }

  private func pause() async {
    try? await Task.sleep(for: .seconds(1))
  }

  private func rest() async throws {
    try await Task.sleep(for: .seconds(1))
  }

  private func work() async {
    strokes += 1
    try? await Task.sleep(for: .seconds(1))
    strokes -= 1
  }
}
