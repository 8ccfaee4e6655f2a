enum Message {
  case part(Int)
  case end
}

struct Reader {
  var limit = 0

  func read() async throws -> Int { try await withCheckedThrowingContinuation { waiter in start(waiter) } }

  func start(_ waiter: CheckedContinuation<Int, any Error>) {
    guard limit > 0 else { return }  // expect: continuation_misuse (without resuming)
    waiter.resume(returning: 1)
  }

  func finish(completion waiter: CheckedContinuation<Int, any Error>) {
    if limit > 1 { waiter.resume(returning: 1) }
    waiter.resume(returning: 2)  // expect: continuation_misuse (already resumed)
  }

  func count() async throws -> Int { try await withCheckedThrowingContinuation(begin) }

  private func begin(_ waiter: CheckedContinuation<Int, any Error>) {
    guard limit > 0 else { return }  // expect: continuation_misuse (without resuming)
    waiter.resume(returning: 1)
  }

  // Each path once.
  func whole() async -> Int { await withCheckedContinuation { waiter in answer(waiter) } }

  private func answer(_ waiter: CheckedContinuation<Int, Never>) {
    if limit > 0 { waiter.resume(returning: 1) } else { waiter.resume(returning: 2) }
  }

  // The function says whether it has answered.
  func asked() async -> Int {
    await withCheckedContinuation { waiter in
      if !tryToAnswer(waiter) { waiter.resume(returning: 0) }
    }
  }

  private func tryToAnswer(_ waiter: CheckedContinuation<Int, Never>) -> Bool {
    guard limit > 0 else { return false }
    waiter.resume(returning: 1)
    return true
  }

  // One message after the other; the last one answers.
  func all(_ messages: [Message]) async {
    await withCheckedContinuation { waiter in
      for message in messages { handle(message, waiter) }
    }
  }

  private func handle(_ message: Message, _ waiter: CheckedContinuation<Void, Never>) {
    switch message {
    case .part: break
    case .end: waiter.resume()
    }
  }

  // It may be there or not.
  private func tell(_ waiter: CheckedContinuation<Void, Never>?) {
    guard limit > 0 else { return }
    waiter?.resume()
  }
}

final class Keeper {
  private var waiter: CheckedContinuation<Int, Never>?
  var isOpen = false

  func wait() async -> Int { await withCheckedContinuation { waiter in keep(waiter) } }

  private func keep(_ waiter: CheckedContinuation<Int, Never>) {
    if isOpen { waiter.resume(returning: 1) } else { self.waiter = waiter }
  }
}
