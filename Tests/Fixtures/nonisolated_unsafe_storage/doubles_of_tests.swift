// Tests set up their doubles before anything runs; where two contexts are shown to meet, that is no set-up.
import Testing

@MainActor final class Double {
  nonisolated(unsafe) var answer = 0
  nonisolated(unsafe) var calls = 0 // expect: nonisolated_unsafe_storage

  func add() { calls += 1 }

  nonisolated func addElsewhere() {
    Task.detached { self.calls += 1 }
  }
}
