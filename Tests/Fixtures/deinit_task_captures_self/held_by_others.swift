import Dispatch

final class Kiln {
  private var heat = 0

  deinit {
    let work = { self.cool() }
    DispatchQueue.main.async(execute: work) // expect: deinit_task_captures_self
    func later() { heat = 2 }
    DispatchQueue.main.async { later() } // expect: deinit_task_captures_self
    stop() // expect: deinit_task_captures_self
    self.close() // expect: deinit_task_captures_self
    let quiet = { print("gone") }
    DispatchQueue.main.async(execute: quiet)
    work()
    rest()
    part() // expect: deinit_task_captures_self (note: weak self is nil)
  }

  private func stop() {
    Task { await self.finish() }
  }

  private func close() {
    DispatchQueue.main.async { self.heat = 0 }
  }

  // Nothing is held, or nothing outlives the call.
  private func rest() {
    Task { [heat] in print(heat) }
    [1, 2].forEach { heat += $0 }
  }

  private func part() {
    DispatchQueue.main.async { [weak self] in self?.cool() }
  }

  func cool() {}
  func finish() async {}
}

enum Signal {
  case end(Int)
}

func send(_ signal: Signal) {}

final class Beacon {
  private var light = 0

  deinit { send(.end(1)) }

  func end(_ count: Int) {
    Task { self.light = count }
  }
}
