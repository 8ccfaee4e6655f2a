import Dispatch

final class Oven {
  private var heat = 200

  deinit {
    func cool() { heat = 0 }
    func greet() { print("bye") }
    Task { cool() } // expect: deinit_task_captures_self
    DispatchQueue.main.async { greet() }
  }
}
