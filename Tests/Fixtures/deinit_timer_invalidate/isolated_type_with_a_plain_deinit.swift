import Foundation

@MainActor final class Clock {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (only main is seen to hold self)
  }
}

actor Counter {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (the thread that scheduled it)
  }
}

class Chime {
  var timer: Timer?

  nonisolated deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}
