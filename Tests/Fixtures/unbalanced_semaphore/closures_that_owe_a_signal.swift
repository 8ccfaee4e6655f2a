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

  func waitForAnAnswer(_ session: URLSession, _ url: URL) {
    let done = DispatchSemaphore(value: 0)
    session.dataTask(with: url) { data, _, _ in
      guard let data else { return }
      print(data.count)
      done.signal()
    }.resume()
    done.wait() // expect: unbalanced_semaphore (that returns)
  }

  func waitForEveryAnswer(_ session: URLSession, _ url: URL) {
    let done = DispatchSemaphore(value: 0)
    session.dataTask(with: url) { data, _, _ in
      defer { done.signal() }
      guard let data else { return }
      print(data.count)
    }.resume()
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
