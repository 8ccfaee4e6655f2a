import Foundation

final class Egg {
  private var timer: Timer?

  deinit {
    let clock = timer
    clock?.invalidate() // expect: deinit_timer_invalidate
    if let timer { timer.invalidate() } // expect: deinit_timer_invalidate
    if let timer = timer { timer.invalidate() } // expect: deinit_timer_invalidate
    if let running = self.timer, running.isValid {
      running.invalidate() // expect: deinit_timer_invalidate
    }
    let again = clock
    again?.invalidate() // expect: deinit_timer_invalidate
    defer { timer?.invalidate() } // expect: deinit_timer_invalidate
    guard let timer else { return }
    timer.invalidate() // expect: deinit_timer_invalidate
  }
}
