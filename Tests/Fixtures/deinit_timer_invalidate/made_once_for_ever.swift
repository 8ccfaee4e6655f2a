import Foundation

final class Heartbeat {
  static let shared = Heartbeat() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  deinit { timer?.invalidate() }
}

final class Session {
  static let current: Session = .init() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  deinit { timer?.invalidate() }
}

// Others can be made, and none are.
final class Pulse {
  static let shared = Pulse() // expect: global_mutable_state
  private var timer: Timer?

  init() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note)
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

// Another may take its place.
final class Presence {
  static var shared = Presence() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

// It hands out others beside.
final class Metronome {
  static let shared = Metronome() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  static func make() -> Self { Self() }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

final class Ticker {
  static let shared = Ticker() // expect: global_mutable_state
  private var timer: Timer?

  private init() {}

  func copy() -> Ticker { .init() }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

final class Blinker {
  static let shared = Blinker() // expect: global_mutable_state
  private var timer: Timer?

  fileprivate init() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

struct Lamp {
  private let blinker = Blinker()
}

// Each object of a subclass has its 'deinit', too.
class Flasher {
  static let shared = Flasher() // expect: global_mutable_state
  private var timer: Timer?

  fileprivate init() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

final class RedFlasher: Flasher {}
