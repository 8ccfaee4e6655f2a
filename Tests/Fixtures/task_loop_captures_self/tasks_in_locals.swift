actor Feed {
  func stream() -> AsyncStream<Int> {
    AsyncStream { continuation in
      var work: Task<Void, any Error>?
      let begin = {
        work = Task {
          while !Task.isCancelled {
            try await Task.sleep(for: .seconds(1))
            await self.next()
          }
        }
      }
      begin()
      continuation.onTermination = { _ in work?.cancel() }
    }
  }

  func poll() {
    var work: Task<Void, any Error>?
    work = Task {
      while !Task.isCancelled { // expect: task_loop_captures_self
        try await Task.sleep(for: .seconds(1))
        next()
      }
    }
  }

  func next() {}
}
