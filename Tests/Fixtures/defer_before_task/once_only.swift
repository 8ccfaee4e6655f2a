@MainActor final class Screen {
  var hasAppeared = false

  // The flag keeps a second call out: it must be set before the task ends.
  func appear() {
    guard !hasAppeared else { return }
    defer { hasAppeared = true }
    Task {
      await load()
    }
  }

  func load() async {}
}
