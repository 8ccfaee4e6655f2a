import UIKit

final class Board: UIViewController {
  private var timer: Timer?

  func stopTimer() {
    timer?.invalidate()
  }

  deinit {
    stopTimer() // expect: deinit_timer_invalidate (releases views on main), deinit_calls_isolated
  }
}
