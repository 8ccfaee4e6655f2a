import Foundation

@MainActor var ink = 0

struct Pen {
  func draw() {
    DispatchQueue.main.async { self.line() }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.line() }
  }

  private func line() { MainActor.assumeIsolated { ink -= 1 } }

  func erase() {
    DispatchQueue.main.async { rub() }
    DispatchQueue.global().async { rub() } // expect: dispatch_global_async
  }

  private func rub() { MainActor.assumeIsolated { ink += 1 } } // expect: assume_isolated_off_main

  private func unused() { MainActor.assumeIsolated { ink = 0 } }

  @MainActor func refill() {
    pour()
    [1].forEach { _ in pour() }
  }

  fileprivate func pour() {
    drip()
  }

  private func drip() { MainActor.assumeIsolated { ink = 100 } }

  private func again(_ times: Int) {
    MainActor.assumeIsolated { ink += times }
    if times > 0 { again(times - 1) }
  }

  func dip() {
    DispatchQueue.main.async { again(2) }
  }

  private func shake() { MainActor.assumeIsolated { ink = 0 } } // expect: assume_isolated_off_main

  func clean() { shake() }

  private func hop() { MainActor.assumeIsolated { ink = 0 } }

  func start() {
    if Thread.isMainThread { hop() } else { DispatchQueue.main.async { hop() } }
  }
}
