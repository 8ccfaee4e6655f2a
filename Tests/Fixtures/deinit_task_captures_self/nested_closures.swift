import Dispatch

final class Orchard {
  private var apples = 5

  func pick() {}

  deinit {
    Task { // expect: deinit_task_captures_self
      DispatchQueue.main.async { [weak self] in self?.pick() }
    }
    DispatchQueue.global().async { // expect: deinit_task_captures_self, dispatch_global_async
      Task { [apples] in print(apples) }
    }
    DispatchQueue.main.async { [apples] in
      Task { print(apples) }
    }
    Task { [apples] in
      Task { [apples] in print(apples) }
    }
    Task { [weak self] in // expect: deinit_task_captures_self (weak self is nil)
      DispatchQueue.main.async { self?.pick() }
    }
  }
}
