@MainActor final class Library {
  var isMigrated = false
  var isOpen = false

  func migrate() {
    guard !isMigrated else { return }
    defer { isMigrated = true } // expect: defer_before_task
    Task {
      await moveFiles()
    }
  }

  // Nobody asks whether it was done.
  func open() {
    defer { isOpen = true }
    Task {
      await moveFiles()
    }
  }

  func moveFiles() async {}
}
