final class Beacon {
  private var isRunning = false
  private var isStopped = false
  private var isOpen = true
  private var pulse: Task<Void, Never>?
  private var scan: Task<Void, Never>?

  func start() {
    isRunning = true
    Task {
      while isRunning { // expect: task_loop_captures_self
        await send()
      }
    }
    Task {
      while !self.isStopped { // expect: task_loop_captures_self
        await send()
      }
    }
    Task {
      while isOpen {
        await send()
      }
    }
    pulse = Task {
      while pulse != nil { // expect: task_loop_captures_self
        await send()
      }
    }
    scan = Task {
      while scan != nil {
        await send()
      }
    }
  }

  func close(_ isNeeded: Bool) {
    isOpen = isNeeded
    scan = nil
  }

  deinit {
    isStopped = true
    pulse = nil
  }

  private func send() async {}
}
