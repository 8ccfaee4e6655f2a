import Synchronization

final class Channel: Sendable {
  private struct State {
    var isClosed = false
    var numbers: [Int] = []
    var reader: CheckedContinuation<Int?, Never>?
  }

  private let state = Mutex(State())

  func read() async -> Int? {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.isClosed { continuation.resume(returning: nil) }
        if !state.numbers.isEmpty {
          continuation.resume(returning: state.numbers.removeFirst()) // expect: continuation_misuse
        } else {
          state.reader = continuation
        }
      }
    }
  }

  func readOnce() async -> Int? {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.isClosed {
          continuation.resume(returning: nil)
        } else if !state.numbers.isEmpty {
          continuation.resume(returning: state.numbers.removeFirst())
        } else {
          state.reader = continuation
        }
      }
    }
  }
}
