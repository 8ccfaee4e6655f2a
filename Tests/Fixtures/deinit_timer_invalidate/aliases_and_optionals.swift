import Foundation

typealias Ticker = Foundation.Timer

final class Clock {
  private var ticker: Ticker?

  deinit { ticker?.invalidate() } // expect: deinit_timer_invalidate
}

final class Watch {
  private var timer: Timer?
  private var others: [String: Timer] = [:]

  deinit {
    timer.map { $0.invalidate() } // expect: deinit_timer_invalidate
    others["a"].map { $0.invalidate() } // expect: deinit_timer_invalidate
  }
}

final class Chime {
  private var timer: Timer?

  deinit {
    switch timer {
    case .some(let running): running.invalidate() // expect: deinit_timer_invalidate
    case .none: break
    }
  }
}

final class Session { func invalidate() {} }
typealias Link = Session

final class Phone {
  private var link: Link?

  deinit {
    link.map { $0.invalidate() }
    switch link {
    case .some(let open): open.invalidate()
    case .none: break
    }
  }
}
