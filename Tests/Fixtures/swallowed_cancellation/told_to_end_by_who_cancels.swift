actor Poller {
  private var isRunning = false
  private var isStopped = false
  private var work: Task<Void, Never>?
  private var other: Task<Void, Never>?
  private var third: Task<Void, Never>?

  func start() {
    isRunning = true
    work = Task {
      while isRunning {
        poll()
        try? await Task.sleep(for: .seconds(60))
      }
    }
    other = Task {
      while !isStopped {
        poll()
        try? await Task.sleep(for: .seconds(60))
      }
    }
    third = Task {
      while isRunning {
        poll()
        try? await Task.sleep(for: .seconds(60)) // expect: swallowed_cancellation (the loop spins; use)
      }
    }
  }

  func stop() {
    isRunning = false
    work?.cancel()
  }

  func stopOther() {
    isStopped = true
    other?.cancel()
  }

  func stopThird() {
    third?.cancel()
  }

  private func poll() {}
}
