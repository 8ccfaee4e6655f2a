import Foundation

final class Poll {
  enum Phase {
    case idle
    case running(Timer)
    case waiting(Reminder)
    case both(Timer, Reminder)
    case held(until: Date, by: Timer)
  }

  private var phase = Phase.idle

  deinit {
    switch phase {
    case .idle: break
    case .running(let timer): timer.invalidate() // expect: deinit_timer_invalidate
    case let .waiting(timer): timer.invalidate()
    case .both(_, let timer): timer.invalidate()
    case let .held(_, timer): timer.invalidate() // expect: deinit_timer_invalidate
    }
    if case .held(until: _, by: let timer) = phase { timer.invalidate() } // expect: deinit_timer_invalidate
    if case .both(let timer, _) = phase { timer.invalidate() } // expect: deinit_timer_invalidate
    if case let .running(timer) = phase { timer.invalidate() } // expect: deinit_timer_invalidate
  }
}

final class Board {
  private var byKey = [String: [Timer]]()
  private var reminders = [String: [Reminder]]()

  deinit {
    byKey["a"]?.last?.invalidate() // expect: deinit_timer_invalidate
    byKey.values.joined().forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    reminders["a"]?.last?.invalidate()
    reminders.values.joined().forEach { $0.invalidate() }
  }
}

final class Reminder {
  func invalidate() {}
}
