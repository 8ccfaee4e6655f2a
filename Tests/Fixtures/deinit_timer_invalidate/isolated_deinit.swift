import Foundation

@MainActor final class Slideshow {
  private var timer: Timer?
  private var timers: [Timer] = []

  isolated deinit {
    timer?.invalidate()
    timers.forEach { $0.invalidate() }
    stop()
  }

  private func stop() {
    timer?.invalidate()
  }
}

@MainActor
// The attribute belongs to the class, whatever stands in between.
@available(macOS 15, *)
final class Ticker {
  private var timer: Timer?

  isolated deinit { timer?.invalidate() }
}

// A setting that is read nowhere puts it on an actor.
final class Debouncer {
  private var timer: Timer?

  isolated deinit { timer?.invalidate() }
}
