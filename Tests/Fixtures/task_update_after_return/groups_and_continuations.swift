import Dispatch

final class Rows {
  var rows: [Int] = []

  func clear() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async { self.rows = [] } // expect: task_update_after_return
      continuation.resume()
    }
  }

  func waits() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async {
        self.rows = []
        continuation.resume()
      }
    }
  }

  func mayWait(_ isDone: Bool) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      if isDone {
        continuation.resume()
      } else {
        DispatchQueue.main.async {
          self.rows = []
          continuation.resume()
        }
      }
    }
  }

  func all() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        DispatchQueue.main.async { self.rows = [1] } // expect: task_update_after_return
      }
      group.addTask { @MainActor in self.rows = [2] }
      group.addTask { await MainActor.run { self.rows = [3] } }
    }
  }

  func waitsBehind() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        DispatchQueue.main.async { self.rows = [1] }
        await download()
      }
    }
  }
}

func download() async {}

// A group's task is on no actor, whatever the function around it is on.
@MainActor final class Shelf {
  var rows: [Int] = []

  func fill() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        DispatchQueue.main.async { self.rows = [1] } // expect: task_update_after_return (use 'await MainActor.run')
      }
    }
  }

  func empty() async {
    DispatchQueue.main.async { self.rows = [] } // expect: task_update_after_return (it is on main already)
  }
}
