final class Waiting {
  var waiting: [CheckedContinuation<Void, Never>] = []
  var stop: (() -> Void)?

  func stored() async {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
    }
  }

  func storedOrNot(_ isReady: Bool) async {
    await withCheckedContinuation { continuation in
      if isReady { return continuation.resume() }
      waiting.append(continuation)
    }
  }

  func asAFunction() async {
    await withCheckedContinuation { continuation in
      stop = continuation.resume
    }
  }

  func inALocalFunction(_ api: API) async {
    await withCheckedContinuation { continuation in
      func done() { continuation.resume() }
      @Sendable func later() {
        Task { if await isFirst() { continuation.resume() } }
      }
      api.load(done, later)
    }
  }

  func inTwoCallbacks(_ api: API) async throws {
    try await withCheckedThrowingContinuation { continuation in
      api.load(
        onSuccess: { continuation.resume() },
        onFailure: { error in continuation.resume(throwing: error) }
      )
    }
  }
}

struct Player {
  func resume() {}
  func play(_ isPaused: Bool) {
    if isPaused { resume() }
    resume()
  }
}
