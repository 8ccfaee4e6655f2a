final class Poller {
  var isOn = true
  private let time = ContinuousClock()

  func run() async {
    while isOn {
      try? await time.sleep(for: .seconds(1)) // expect: swallowed_cancellation
    }
  }

  func wait() async {
    let watch = SuspendingClock()
    while isOn {
      try? await watch.sleep(until: watch.now.advanced(by: .seconds(1))) // expect: swallowed_cancellation
    }
  }

  func doze(_ bed: Bed) async {
    while isOn {
      try? await bed.sleep(for: 1)
    }
  }
}

struct Bed {
  func sleep(for hours: Int) async throws {}
}
