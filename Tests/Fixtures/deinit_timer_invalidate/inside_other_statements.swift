import Foundation

final class Furnace {
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "furnace")
  private var timer: Timer?
  private var isHot = true

  deinit {
    if isHot { timer?.invalidate() } // expect: deinit_timer_invalidate
    lock.withLock { timer?.invalidate() } // expect: deinit_timer_invalidate
    queue.sync { self.timer?.invalidate() } // expect: deinit_timer_invalidate
    while isHot {
      timer?.invalidate() // expect: deinit_timer_invalidate
      isHot = false
    }
    switch isHot {
    case true: timer?.invalidate() // expect: deinit_timer_invalidate
    case false: break
    }
    _ = { timer?.invalidate() }() // expect: deinit_timer_invalidate
    #if DEBUG
      timer?.invalidate() // expect: deinit_timer_invalidate
    #endif
  }

  struct Log {
    var timer: Timer?
  }

  final class Valve {
    var timer: NSKeyValueObservation?

    deinit { timer?.invalidate() }
  }
}
