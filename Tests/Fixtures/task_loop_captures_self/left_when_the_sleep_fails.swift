final class Keeper {
  private var isOpen = false
  private var task: Task<Void, Never>?

  /// Only who is cancelled does not sleep, and `deinit` does not come as long as the task holds self.
  func connect() {
    task = Task { [me = self] in
      while true { // expect: task_loop_captures_self
        guard (try? await Task.sleep(for: .seconds(9))) != nil else { break }
        me.isOpen.toggle()
      }
    }
  }

  func connectWeakly() {
    task = Task { [weak self] in
      while true {
        guard (try? await Task.sleep(for: .seconds(9))) != nil, let self else { break }
        isOpen.toggle()
      }
    }
  }

  func connectUntilOpen() {
    task = Task {
      while true {
        guard (try? await Task.sleep(for: .seconds(9))) != nil else { break }
        if isOpen { return }
      }
    }
  }

  deinit { task?.cancel() }
}
