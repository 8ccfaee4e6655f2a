/// `if let pending = pending` gives the local a name, and the property nothing.
final class Question {
  private var pending: CheckedContinuation<Int, Never>?

  func ask() async -> Int {
    await withCheckedContinuation { pending = $0 }
  }

  func answer(_ value: Int) {
    if let pending = pending {
      pending.resume(returning: value) // expect: continuation_misuse
    }
  }

  func giveUp() {
    pending?.resume(returning: 0)
    pending = nil
  }
}

/// What is emptied under a key is emptied.
actor Rooms {
  private var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]

  func wait(_ room: String) async {
    await withCheckedContinuation { waiters[room, default: []].append($0) }
  }

  func open(_ room: String) {
    for waiter in waiters[room] ?? [] { waiter.resume() }
    waiters[room]?.removeAll()
  }
}
