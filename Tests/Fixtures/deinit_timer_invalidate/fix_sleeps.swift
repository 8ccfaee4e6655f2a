import Foundation

enum Pace {
  static let slow: TimeInterval = 60
}

@MainActor
final class Ticker {
  private var timer: Timer?
  fileprivate var prune: Timer? = nil
  private var beat: Timer?
  private var early: Timer?
  private(set) var count = 0

  init(count: Int) {
    self.count = count
    early = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  var isTicking: Bool { timer != nil }

  func start() {
    guard timer == nil else { return }
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor [weak self] in
        self?.tick()  // each second

        self?.tick()
      }
    }
    self.prune = Timer.scheduledTimer(withTimeInterval: Pace.slow, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        // Twice, if need be.
        self.tick()
        if self.count > 9 {
          self.count = 0
        }
      }
    }
    beat = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in print("beat") }
  }

  func stop() {
    timer?.invalidate()
    self.timer = nil
  }

  private func tick() { count += 1 }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    prune?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    beat?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    early?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
  }
}
