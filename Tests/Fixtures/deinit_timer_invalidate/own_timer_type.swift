final class Game {
  private var timer: Timer?
  private var timers: [Timer] = []

  deinit {
    timer?.invalidate()
    timers.forEach { $0.invalidate() }
  }
}
// file: Timer.swift
final class Timer {
  func invalidate() {}
}
