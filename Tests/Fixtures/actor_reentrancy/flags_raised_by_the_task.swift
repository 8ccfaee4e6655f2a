actor Pump {
  private var isDraining = false
  private var isWanted = false
  private var task: Task<Void, Never>?

  func drain() {
    isWanted = true
    if !isDraining {
      Task {
        isDraining = true // expect: actor_reentrancy (note: who calls before)
        defer { isDraining = false }
        while isWanted {
          isWanted = false
          await read()
        }
      }
    }
  }

  func drainOnce() async {
    guard !self.isDraining else { return }
    Task(priority: .high) {
      self.isDraining = true // expect: actor_reentrancy (note: who calls before)
      await read()
      self.isDraining = false
    }
  }

  func drainInTime() {
    guard !isDraining else { return }
    isDraining = true
    Task {
      isDraining = true
      await read()
      isDraining = false
    }
  }

  func askAgain() {
    guard !isDraining else { return }
    Task {
      guard !isDraining else { return }
      isDraining = true
      await read()
      isDraining = false
    }
  }

  /// What the task does later tells of its end.
  func finish() {
    guard !isDraining else { return }
    task = Task {
      await read()
      isDraining = true
    }
  }

  private func read() async {
    await Task.yield()
  }
}
