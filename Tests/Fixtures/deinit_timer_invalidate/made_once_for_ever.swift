import Foundation

final class Heartbeat {
  static let shared = Heartbeat() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  deinit { timer?.invalidate() }
}

final class Session {
  static private(set) var current: Session = .init() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  deinit { timer?.invalidate() }
}

// Others make some, too.
final class Pulse {
  static let shared = Pulse() // expect: global_mutable_state
  private var timer: Timer?

  init() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

// It is dropped one day.
final class Visit {
  static private(set) var current: Visit? // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  static func begin() { current = Visit() }
  static func end() { current = nil }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}
