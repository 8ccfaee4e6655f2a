import Dispatch

func waitForTask(_ load: @escaping @Sendable () async throws -> Int) {
  let done = DispatchSemaphore(value: 0)
  Task { // expect: unhandled_throwing_task
    let value = try await load()
    print(value)
    done.signal()
  }
  done.wait() // expect: unbalanced_semaphore (that throws)
}

final class Worker {
  func waitForQueue(_ queue: DispatchQueue) {
    let done = DispatchSemaphore(value: 0)
    queue.async { [weak self] in
      guard let self else { return }
      self.work()
      done.signal()
    }
    done.wait() // expect: unbalanced_semaphore (that returns)
  }

  func waitWell(_ queue: DispatchQueue, _ load: @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task { // expect: unhandled_throwing_task
      defer { done.signal() }
      try await load()
    }
    Task {
      do { try await load() } catch { print(error) }
      done.signal()
    }
    done.wait()
    done.wait()
  }

  /// It may come again.
  func waitForACallback(_ source: Source) {
    let done = DispatchSemaphore(value: 0)
    source.onChange { value in
      guard value == 1 else { return }
      done.signal()
    }
    done.wait()
  }

  func work() {}
}
