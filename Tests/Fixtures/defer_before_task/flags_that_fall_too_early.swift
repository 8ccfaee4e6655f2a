@MainActor final class List {
  var isLoading = false
  var phase = 0
  private var work: Task<Void, Never>?

  func load() {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false } // expect: defer_before_task (isLoading)
    Task { await fetch() }
  }

  func store() {
    self.phase = 1
    defer { // expect: defer_before_task (phase)
      self.phase = 0
    }
    work = Task.detached { await self.fetch() }
  }

  func fetch() async {}
}
