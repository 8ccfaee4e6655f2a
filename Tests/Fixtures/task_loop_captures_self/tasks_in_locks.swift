import Synchronization

final class Cleaner: Sendable {
  private let cleaning = Mutex<Task<Void, Never>?>(nil)
  private let refreshing = Mutex<Task<Void, Never>?>(nil)
  private let polling = Mutex<Task<Void, Never>?>(nil)

  func start() {
    cleaning.withLock { task in
      guard task == nil else { return }
      task = Task { [weak self] in
        guard let self else { return }
        while !Task.isCancelled { await self.clean() }
      }
    }
    refreshing.withLock {
      $0 = Task {
        while !Task.isCancelled { await self.clean() }
      }
    }
    polling.withLock { task in
      task = Task {
        while !Task.isCancelled { await self.clean() } // expect: task_loop_captures_self
      }
    }
  }

  func stop() {
    cleaning.withLock { task in
      task?.cancel()
      task = nil
    }
    refreshing.withLock { $0?.cancel() }
  }

  deinit {
    polling.withLock { $0?.cancel() }
  }

  private func clean() async {}
}
