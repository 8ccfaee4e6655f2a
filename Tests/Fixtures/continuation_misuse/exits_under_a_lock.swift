import Synchronization

final class Gate: Sendable {
  struct State {
    var isOpen = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func forgets() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        guard !state.isOpen else { return } // expect: continuation_misuse
        state.waiter = continuation
      }
    }
  }

  func forgetsWithoutLeaving() async {
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      state.withLock { state in
        if !state.isOpen { state.waiter = continuation }
      }
    }
  }

  func asksWhatCameOut() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state -> Bool in
        guard !state.isOpen else { return true }
        state.waiter = continuation
        return false
      }
      if isOpen { continuation.resume() }
    }
  }

  func resumesThere() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        guard !state.isOpen else { return continuation.resume() }
        state.waiter = continuation
      }
    }
  }

  func open() {
    let waiter = state.withLock { state in
      state.isOpen = true
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}

actor Queue {
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]

  /// The turn that leaves goes on with the next place.
  func takesThePlacesThatAreFree(_ places: [Int]) async {
    await withCheckedContinuation { continuation in
      places.forEach { place in
        guard place > 0 else { return }
        waiters[place] = continuation
      }
    }
  }
}
