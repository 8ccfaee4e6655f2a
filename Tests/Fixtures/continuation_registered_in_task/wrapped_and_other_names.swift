actor Desk {
  private var waiters: [Waiter] = []
  private let board = Board()

  struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  func wait(id: Int) async {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        waiters.append(Waiter(id: id, continuation: continuation))
      }
    }
  }

  func hang(id: Int) async {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        await board.hold(id: id, continuation: continuation)
      }
    }
  }

  func work(id: Int) async {
    await withCheckedContinuation { continuation in
      Task {
        let waiter = Waiter(id: id, continuation: continuation)
        waiter.continuation.resume()
      }
    }
  }
}
