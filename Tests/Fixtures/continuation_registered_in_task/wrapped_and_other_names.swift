actor Desk {
  private var waiters: [Waiter] = []
  private var pairs: [(Int, CheckedContinuation<Void, Never>)] = []
  private var stashed = Stash<(id: Int, continuation: CheckedContinuation<Void, any Error>)>()
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

  func waitInPair(id: Int) async {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        pairs.append((id, continuation))
      }
    }
  }

  func waitUnderKey(id: Int) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        do {
          try stashed.stash((id: id, continuation: continuation))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  func workAndFail(id: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      Task {
        do {
          continuation.resume(returning: try await load(id))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  func callWithBoth(id: Int) async {
    await withCheckedContinuation { continuation in
      Task {
        answer((id, 1), continuation)
      }
    }
  }

  // What is settled is no more stored than what is printed: only whole words tell.
  func settle(_ client: Client) async {
    await withCheckedContinuation { continuation in
      Task { await client.settle(continuation) }
    }
  }

  func set(_ client: Client) async {
    await withCheckedContinuation { continuation in
      Task { await client.set(continuation) } // expect: continuation_registered_in_task
    }
  }

  private func load(_ id: Int) async throws -> Int { id }

  private func answer(_ pair: (Int, Int), _ continuation: CheckedContinuation<Void, Never>) {
    continuation.resume()
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

struct Holder<Value> {
  let value: Value
  let continuation: CheckedContinuation<Void, Never>
}

actor Hall {
  private var holders: [Holder<Int>] = []

  func wait(_ value: Int) async {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        holders.append(Holder<Int>(value: value, continuation: continuation))
      }
    }
  }

  func open() {
    let waiting = holders
    holders = []
    for holder in waiting { holder.continuation.resume() }
  }
}
