@MainActor final class Album {
  var isLoading = false
  var isSaving = false
  private var work: Task<Void, Never>?

  func load() {
    isLoading = true
    defer { isLoading = false } // expect: defer_before_task
    track("load")
    Task { await fetch() }
    print("started")
  }

  func save() {
    isSaving = true
    defer { isSaving = false }
    track("save")
    write()
    Task { await fetch() }
  }

  func awaited() {
    isSaving = true
    defer { isSaving = false }
    Task { await fetch() }
    write()
    sync()
  }

  func track(_ event: String) {}
  func write() {}
  func sync() {}
  func fetch() async {}
}
