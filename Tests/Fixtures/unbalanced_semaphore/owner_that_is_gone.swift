// Once the object is gone that has the semaphore, nobody waits for it.
import Dispatch

final class Turnstile {
  private let gate = DispatchSemaphore(value: 1)
  private let others: DispatchSemaphore
  private var isOpen = false

  init(others: DispatchSemaphore) { self.others = others }

  func pass() {
    gate.wait()
    DispatchQueue.global().async { [weak self] in // expect: dispatch_global_async
      guard let self else { return }
      defer { self.gate.signal() }
      self.turn()
    }
  }

  func passOpen() {
    self.gate.wait() // expect: unbalanced_semaphore
    DispatchQueue.global().async { [weak self] in // expect: dispatch_global_async
      guard let self, self.isOpen else { return }
      self.turn()
      self.gate.signal()
    }
  }

  private func turn() {}
}

func pass(_ gate: DispatchSemaphore, by turnstile: Turnstile) {
  gate.wait() // expect: unbalanced_semaphore
  DispatchQueue.global().async { [weak turnstile] in // expect: dispatch_global_async
    guard let turnstile else { return }
    turnstile.pass()
    gate.signal()
  }
}
