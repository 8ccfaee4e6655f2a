// Nothing shows who holds a plain object last, no more than an actor or a Sendable class.
import Foundation

final class Kettle {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

final class Stove: @unchecked Sendable {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

actor Oven {
  private let timer = Timer()
  deinit {
    timer.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (warning: a Timer must be invalidated)
  }
}
