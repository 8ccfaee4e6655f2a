// file: Blinker.swift
final class Blinker {
  private static let shared = Task {
    while true {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (nobody)
    }
  }

  func start() {
    Task {
      while true {
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (nobody)
      }
    }
  }

  func waitUntilLit() async {
    await Task.detached {
      while true {
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (nobody)
      }
    }.value
  }
}
// file: BlinkerTests.swift
import Testing

@Test func blinks() async {
  var isOn = false
  while !isOn {
    try? await Task.sleep(for: .milliseconds(1))
    isOn = Bool.random()
  }
  for _ in 0..<10 {
    try? await Task.sleep(for: .milliseconds(1))
  }
}
// file: Tests/BlinkerTests/Waiting.swift
func waitUntil(_ isMet: () -> Bool, deadline: ContinuousClock.Instant) async {
  while ContinuousClock.now < deadline, !isMet() {
    try? await Task.sleep(for: .milliseconds(1))
  }
}
