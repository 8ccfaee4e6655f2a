func once(_ isReady: Bool) async {
  await withCheckedContinuation { continuation in
    if isReady {
      continuation.resume()
    } else {
      continuation.resume()
    }
  }
}

func never(_ isReady: Bool) async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in // expect: continuation_misuse
    if isReady {
      continuation.resume()
    }
  }
}

func inEachTurn(_ values: [Int]) async -> Int {
  await withCheckedContinuation { continuation in // expect: continuation_misuse (does not resume)
    for value in values {
      continuation.resume(returning: value) // expect: continuation_misuse (already resumed)
    }
  }
}

func inOneTurn(_ values: [Int]) async -> Int {
  await withCheckedContinuation { continuation in
    for value in values where value > 0 {
      continuation.resume(returning: value)
      return
    }
    continuation.resume(returning: 0)
  }
}

func leavesTheLoop() async -> Int {
  await withCheckedContinuation { continuation in
    while true {
      if let value = poll() {
        continuation.resume(returning: value)
        break
      }
    }
  }
}

func atTheEnd(_ work: () -> Void) async {
  await withCheckedContinuation { continuation in
    defer { continuation.resume() }
    work()
  }
}

func anonymous(_ isReady: Bool) async {
  await withCheckedContinuation {
    if isReady { $0.resume() }
    $0.resume() // expect: continuation_misuse
  }
}

func oneBranchOfTheBuild() async {
  await withCheckedContinuation { continuation in
    #if os(macOS)
      continuation.resume()
    #else
      continuation.resume()
    #endif
  }
}
