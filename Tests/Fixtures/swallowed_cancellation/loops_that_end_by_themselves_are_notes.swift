struct Retry {
  func run(_ limit: Int, until deadline: ContinuousClock.Instant) async {
    for _ in 0..<limit {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (note)
    }
    var count = 0
    while count < limit {
      count += 1
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (note)
    }
    while true {
      guard ContinuousClock.now < deadline else { return }
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (note: once cancelled)
    }
  }
}
