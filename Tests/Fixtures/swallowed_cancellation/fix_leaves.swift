final class Poller: Sendable {
  func run() async {
    while true {
      await poll()
      try? await Task.sleep(for: .seconds(5)) // expect: swallowed_cancellation
    }
  }

  func start() -> Task<Void, Never> {
    Task {
      while true { await poll(); _ = try? await Task.sleep(for: .seconds(5)) } // expect: swallowed_cancellation
    }
  }

  func turn(_ isReady: @Sendable () -> Bool) async {
    while true {
      await poll()
      while !isReady() {
        try? await Task.sleep( // expect: swallowed_cancellation
          for: .seconds(5)
        ) // a while
        // And again.
      }
    }
  }

  func poll() async {}
}
