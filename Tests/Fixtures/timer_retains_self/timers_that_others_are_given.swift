import Foundation

final class Player {
  private var progress: Timer?
  private var fades: [String: Timer] = [:]
  private var blink: Timer?
  private var elapsed = 0.0

  func start() {
    progress = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in // expect: timer_retains_self
      self.elapsed += 0.5
    }
  }

  // The block's timer is its own.
  func fade(_ key: String) {
    let timer = Timer(timeInterval: 0.05, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.elapsed = 0
    }
    RunLoop.main.add(timer, forMode: .common)
    fades[key] = timer
  }

  func once() {
    let other = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.elapsed = 0 }
    other.invalidate()
  }

  func count() {
    blink = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.elapsed += 1
      if self.elapsed > 9 { timer.invalidate() }
    }
  }

  deinit {
    progress?.invalidate() // expect: deinit_timer_invalidate
    for (_, timer) in fades { timer.invalidate() } // expect: deinit_timer_invalidate
  }
}
