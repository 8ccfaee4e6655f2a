actor Table {
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  func register(_ continuation: CheckedContinuation<Void, Never>) -> Int {
    waiting[waiting.count] = continuation
    return waiting.count - 1
  }

  func resolve(_ id: Int) { waiting.removeValue(forKey: id)?.resume() }
}

actor Page {
  func call(_ id: Int) async {}
}

final class Script: Sendable {
  let table = Table()
  let page = Page()

  func run() async {
    await withCheckedContinuation { continuation in
      Task {
        let id = await table.register(continuation)
        await page.call(id)
      }
    }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        _ = await table.register(continuation)
      }
    }
  }
}
