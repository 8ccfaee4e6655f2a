final class Pump {
  private var tasks: [Task<Void, any Error>] = []
  private lazy var idle: Task<Void, any Error> = Task {
    while true {
      try await Task.sleep(for: .seconds(1))
      self.turn()
    }
  }
  private var beat: Task<Void, any Error>?

  func start() {
    tasks = [
      Task {
        while true {
          try await Task.sleep(for: .seconds(1))
          self.turn()
        }
      }
    ]
    tasks += [
      Task {
        while true {
          try await Task.sleep(for: .seconds(2))
          self.turn()
        }
      }
    ]
  }

  /// By its full name.
  func startBeat() {
    beat = _Concurrency.Task {
      while true { // expect: task_loop_captures_self
        try await _Concurrency.Task.sleep(for: .seconds(1))
        self.turn()
      }
    }
  }

  func stop() {
    for task in tasks { task.cancel() }
    idle.cancel()
  }

  deinit { beat?.cancel() }

  func turn() {}
}
