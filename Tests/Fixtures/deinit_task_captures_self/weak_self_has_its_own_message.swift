import Foundation

final class Kettle: NSObject {
  private var water = 1.0

  func pour() {}

  deinit {
    Task { [weak self] in self?.pour() } // expect: deinit_task_captures_self (weak self is nil)
    Task { [weak pot = self] in pot?.pour() } // expect: deinit_task_captures_self (weak self is nil)
    DispatchQueue.main.async { [weak self] in // expect: deinit_task_captures_self (weak self is nil)
      guard let self else { return }
      Task { self.pour() }
    }
    Task { [water, weak self] in // expect: deinit_task_captures_self (weak self is nil)
      print(water, self as Any)
    }
  }
}
