import Foundation

final class Metronome {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}

// file: Kitchen.swift

// Seen in this file only.
private final class Timer {
  func invalidate() {}
}

final class Oven {
  private var timer: Timer?

  deinit {
    timer?.invalidate()
  }
}
