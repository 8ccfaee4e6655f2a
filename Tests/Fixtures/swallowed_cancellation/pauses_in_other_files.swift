actor Runner {
  var jobs = 0

  func run() async {
    while true {
      jobs += 1
      await pause() // expect: swallowed_cancellation
    }
  }

  func runSlowly() async {
    while true {
      await Backoff.wait(2) // expect: swallowed_cancellation
      jobs += 1
    }
  }

  func runPolitely() async throws {
    while true {
      try await Backoff.waitOrThrow(2)
      jobs += 1
    }
  }

  func runAsked() async {
    while !Task.isCancelled {
      await pause()
      jobs += 1
    }
  }

  func sleep() {}
}
// file: Runner+Pause.swift
extension Runner {
  func pause() async {
    try? await Task.sleep(for: .seconds(1))
  }
}

enum Backoff {
  static func wait(_ seconds: Int) async {
    try? await Task.sleep(for: .seconds(seconds))
  }

  static func waitOrThrow(_ seconds: Int) async throws {
    try await Task.sleep(for: .seconds(seconds))
  }
}
