final class Probe {
  private var work: Task<Void, Never>?

  func start() {
    work = Task {
      while !Task.isCancelled { // expect: task_loop_captures_self
        do {
          try await self.measure()
          try await Task.sleep(for: .seconds(5))
        } catch {
          print(error)
        }
      }
    }
  }

  func startUntilItFails() {
    work = Task {
      while !Task.isCancelled {
        do {
          try await self.measure()
        } catch {
          print(error)
          throw error
        }
      }
    }
  }

  func measure() async throws {}

  deinit { work?.cancel() }
}

final class Finder {
  private var scan: Task<Void, Never>?
  private var step = 0

  func discover() -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.scan = Task {
        while !Task.isCancelled {
          self.step += 1
          await Task.yield()
        }
      }
      continuation.onTermination = { _ in self.scan?.cancel() }
    }
  }
}
