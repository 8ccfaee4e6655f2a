@MainActor final class Player {
  var isLoading = true
  var title = ""

  func load() async {
    Task { // expect: task_update_after_return (note: 'title' changes after the function returns; await the work)
      title = await name()
      isLoading = false
    }
  }

  func stop() async {
    Task { isLoading = false } // expect: task_update_after_return (note: 'isLoading' changes after the function returns; it is on main)
  }

  func reload() async {
    Task { await refresh() }
  }

  func start() {
    Task { isLoading = false }
  }

  func name() async -> String { "" }
  func refresh() async {}
}

final class Reader {
  var text = ""

  // On no actor: nobody waits for it either, but it is no update of the main thread.
  func read() async {
    Task { text = "" }
  }
}

@MainActor final class Ledger {
  private var rows: [Int] = []

  func refresh() async {
    Task { @MainActor in // expect: task_update_after_return (await the work instead of starting a task)
      rows = await load()
    }
  }

  private func load() async -> [Int] { [] }
}
