import Dispatch

final class Inbox: Sendable {
  @MainActor var messages: [String] = []
  @MainActor var isLoading = true

  func refresh() async {
    let loaded = await download()
    Task { @MainActor in // expect: task_update_after_return
      messages = loaded
      isLoading = false
    }
  }

  public func reload() async { let loaded = await download(); Task { @MainActor in messages = loaded } } // expect: task_update_after_return

  func sort() async {
    let loaded = await download()
    let sorted = loaded.sorted()
    print(sorted.count)
    DispatchQueue.main.async { // expect: task_update_after_return
      self.messages = sorted
    }
  }

  func count() async {
    let loaded = await download()
    let sorted = loaded.sorted()
    Task { @MainActor [self] in // expect: task_update_after_return
      messages = sorted
      isLoading = false
    }
  }
}

func download() async -> [String] { [] }
