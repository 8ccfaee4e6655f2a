actor Finder {
  private var request: CheckedContinuation<Int, Never>?
  private var isAllowed = false

  func allow() async -> Bool {
    await Task { true }.value
  }

  func find() async -> Int? {
    guard request == nil else { return nil }
    guard await allow() else { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        request = continuation // expect: actor_reentrancy
      }
    } onCancel: {
      Task { await cancel() }
    }
  }

  func findAtOnce() async -> Int? {
    guard await allow() else { return nil }
    guard request == nil else { return nil }
    return await withCheckedContinuation { request = $0 }
  }

  func asksLater() async {
    guard request == nil else { return }
    guard await allow() else { return }
    Task { await find() }
  }

  func cancel() {
    request?.resume(returning: 0)
    request = nil
  }
}
