import Foundation

@MainActor final class Table {
  var isLoading = false
  var isUpdating = false
  let lock = NSLock()

  func inside() {
    isLoading = true
    Task {
      defer { isLoading = false }
      await fetch()
    }
  }

  func waits() async {
    isLoading = true
    defer { isLoading = false }
    await Task { await fetch() }.value
  }

  func locks() {
    lock.lock()
    defer { lock.unlock() }
    Task { await fetch() }
  }

  func worksByItself() {
    isUpdating = true
    defer { isUpdating = false }
    reload()
    Task { await fetch() }
  }

  func onlyResets() {
    defer { isUpdating = false }
    Task { await fetch() }
  }

  func reload() {}
  func fetch() async {}
}
