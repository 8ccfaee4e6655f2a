// What is loading is set where the user chooses it, and set back before the task has begun.
@MainActor final class Subscriptions {
  private var loadingPath: Int?
  private var selection: Int?

  func select(_ path: Int) { loadingPath = path }

  func dismiss(isEnd: Bool) {
    defer { loadingPath = nil } // expect: defer_before_task
    if let path = loadingPath, !isEnd {
      Task.detached { @MainActor in await self.run(path) }
    }
  }

  func leave() {
    defer { selection = nil }
    Task { await run(1) }
  }

  private func run(_ path: Int) async {}
}
