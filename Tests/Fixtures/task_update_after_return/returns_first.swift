import Dispatch

final class Rows {
  var rows: [String] = []
  var total = 0

  func reload() async {
    let loaded = await download()
    Task { @MainActor in // expect: task_update_after_return ('rows' changes)
      self.rows = loaded
    }
    DispatchQueue.main.async { [weak self] in // expect: task_update_after_return ('total' changes)
      self?.total = loaded.count
    }
    DispatchQueue.main.async { // expect: task_update_after_return (warning)
      self.rows.append("end")
    }
    _ = Task { @MainActor in total += 1 } // expect: task_update_after_return (warning)
    if loaded.isEmpty {
      Task { @MainActor [self] in // expect: task_update_after_return (note)
        show()
      }
    }
    switch loaded.count {
    case 1:
      DispatchQueue.main.async { self.total = 1 } // expect: task_update_after_return (warning)
    default: break
    }
    loaded.forEach { row in
      DispatchQueue.main.async { self.rows = [row] } // expect: task_update_after_return (warning)
    }
  }

  @MainActor func show() {}
}

func download() async -> [String] { [] }
