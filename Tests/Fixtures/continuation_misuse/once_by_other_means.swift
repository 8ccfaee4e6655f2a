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
