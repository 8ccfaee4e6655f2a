// Nothing shows on which thread a plain object goes; actors and Sendable classes are made to be held on several.
import Foundation

final class Kettle {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be invalidated on the thread)
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
