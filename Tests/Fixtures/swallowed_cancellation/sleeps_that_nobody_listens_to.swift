final class Weather {
  private var updates: Task<Void, Never>?
  private var isOn = true
  let clock = ContinuousClock()

  func start() {
    updates = Task {
      while true {
        await self.refresh()
        try? await Task.sleep(for: .seconds(30)) // expect: swallowed_cancellation (warning)
      }
    }
  }

  func watch() async {
    while isOn {
      _ = try? await clock.sleep(for: .seconds(1)) // expect: swallowed_cancellation
    }
    repeat {
      try? await Task<Never, Never>.sleep(nanoseconds: 1_000) // expect: swallowed_cancellation
    } while isOn
    while isOn {
      do {
        try await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
        await refresh()
      } catch {
        print(error)
      }
    }
    while isOn {
      Task {
        guard !Task.isCancelled else { return }
        await refresh()
      }
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
    }
  }

  func refresh() async {}
  func stop() { updates?.cancel() }
}
