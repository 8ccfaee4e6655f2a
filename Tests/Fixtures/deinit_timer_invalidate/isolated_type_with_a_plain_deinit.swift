import Foundation

@MainActor final class Clock {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (the thread that scheduled it)
  }
}

actor Counter {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate
  }
}

class Chime {
  var timer: Timer?

  nonisolated deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}
