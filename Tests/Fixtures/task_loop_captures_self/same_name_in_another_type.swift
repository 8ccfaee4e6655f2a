@MainActor final class Poller {
  private var task: Task<Void, Never>?

  func start() {
    task = Task {
      while !Task.isCancelled { // expect: task_loop_captures_self
        await poll()
      }
    }
  }

  func poll() async {}

  deinit {
    task?.cancel()
  }
}

@MainActor final class Watcher {
  private var task: Task<Void, Never>?
  let reader = Reader()

  func stop() {
    task?.cancel()
    reader.job?.cancel()
  }
}

@MainActor final class Reader {
  var job: Task<Void, Never>?

  func start() {
    job = Task {
      while !Task.isCancelled {
        await read()
      }
    }
  }

  func read() async {}
}
