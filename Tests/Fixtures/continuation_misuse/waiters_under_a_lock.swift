import os

/// The continuation is stored within another value: whoever opens between the look and that finds nobody.
final class Gate: Sendable {
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var isOpen = false
    var waiters: [Waiter] = []
  }

  private let state = OSAllocatedUnfairLock(initialState: State())

  func wait(id: Int) async {
    if state.withLock({ $0.isOpen }) { return }
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      state.withLock { $0.waiters.append(Waiter(id: id, continuation: continuation)) }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiting { waiter.continuation.resume() }
  }
}
