import Foundation

final class Relay {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
    print(Relay())
  }
}

final class Ping {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
    answer()
  }

  private func answer() { print(Pong()) }
}

final class Pong {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
    print(Ping())
  }
}
