import Foundation

final class Lamp {
  private typealias Flicker = Timer
  private typealias Flickers = [String: Flicker]
  private var flicker: Flicker?
  private var byRoom: Flickers = [:]

  deinit {
    flicker?.invalidate() // expect: deinit_timer_invalidate
    byRoom.values.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
  }
}

final class Phone {
  private typealias Flicker = Line
  private var flicker: Flicker?

  final class Hook {
    private var flicker: Flicker?

    deinit { flicker?.invalidate() }
  }

  deinit { flicker?.invalidate() }
}

final class Line { func invalidate() {} }

enum Mill {
  typealias Beat = Timer

  final class Wheel {
    private var beat: Beat!

    deinit { beat.invalidate() } // expect: deinit_timer_invalidate
  }
}

enum Race {
  typealias Timer = Line

  final class Lap {
    private var timer: Timer?

    deinit { timer?.invalidate() }
  }
}

// Nobody can mean these.
final class Knot {
  private typealias Over = Under
  private typealias Under = [Over]
  private var over: Over?

  deinit { over?.invalidate() }
}

// Which of two is meant is decided by who compiles.
final class Clock {
  #if os(macOS)
    private typealias Ticker = Line
  #else
    private typealias Ticker = Timer
  #endif
  private var ticker: Ticker?

  deinit { ticker?.invalidate() }
}
