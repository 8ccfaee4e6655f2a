func lockedOnce(_ api: API, _ lock: Lock) async {
  await withCheckedContinuation { continuation in
    api.onChange {
      guard lock.withLock({ true }) else { return }
      continuation.resume()
    }
  }
}

func flagged(_ api: API) async {
  await withCheckedContinuation { continuation in
    var isDone = false
    api.onChange {
      if isDone { return }
      isDone = true
      continuation.resume()
    }
  }
}

func exchanged(_ api: API, _ flag: Atomic<Bool>) async {
  await withCheckedContinuation { continuation in
    api.onChange {
      guard !flag.exchange(true, ordering: .relaxed) else { return }
      continuation.resume()
    }
  }
}

func partsOfAFile(_ channel: DispatchIO, _ queue: DispatchQueue) async {
  await withCheckedContinuation { continuation in
    channel.read(offset: 0, length: 10, queue: queue) { done, _, _ in
      guard done else { return }
      continuation.resume()
    }
  }
}

final class Registry {
  func add(_ done: @escaping (Bool) -> Void) -> Int? { nil }
  func watch(_ changed: @escaping (Bool) -> Void) -> Int? { nil }

  /// What the call itself gives is no sign that the callback ran before.
  func namesWhatItWaitsFor() async -> Int {
    await withCheckedContinuation { answer in // expect: continuation_misuse (waits for ever)
      var entry: Int?
      entry = add { isDone in
        if isDone {
          answer.resume(returning: 0)
        } else if let entry {
          answer.resume(returning: entry)
        }
      }
    }
  }

  func asksWhoeverResumed() async -> Int {
    await withCheckedContinuation { answer in
      var isAnswered = false
      let entry = add { _ in
        guard !isAnswered else { return }
        answer.resume(returning: 0)
      }
      if entry == nil {
        isAnswered = true
        answer.resume(returning: 1)
      }
    }
  }
}

/// Hears of each change: the one that does not count is followed by another.
final class ChangeDelegate {
  init(_ changed: @escaping (Int) -> Void) {}

  static func next() async -> Int {
    await withCheckedContinuation { answer in
      let delegate = ChangeDelegate { status in
        if status != 0 { answer.resume(returning: status) }
      }
      print(delegate)
    }
  }
}
