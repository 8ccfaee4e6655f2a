import Foundation

/// Its only object never goes.
final class Tap {
  static let shared = Tap() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  deinit { timer?.invalidate() }
}

/// Others make one, too.
final class Valve {
  static let shared = Valve() // expect: global_mutable_state
  private var timer: Timer?

  init() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

final class Pump {
  static let shared = Pump() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  static func another() -> Pump { Pump() }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

final class Drain {
  static var current = Drain() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  static func replace() { current = Drain() }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}
