import Foundation

// As it is while somebody writes.
final class Bell {
  private var timer: Timer?

  init() { timer = nil }

  func stop() { timer?.invalidate() }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}

extension Bell
