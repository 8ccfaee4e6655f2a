import Foundation

final class Board {
  private var first: Timer?
  private var second: Timer?
  private var groups: [String: [Timer]] = [:]
  private var rows: [[Timer?]] = []
  private var tokens: [String: [NSKeyValueObservation]] = [:]

  deinit {
    groups.values.flatMap { $0 }.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    groups["left"]?.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    for (_, timers) in groups { timers.forEach { $0.invalidate() } } // expect: deinit_timer_invalidate
    groups.forEach { $0.value.forEach { $0.invalidate() } } // expect: deinit_timer_invalidate
    for row in rows { for timer in row { timer?.invalidate() } } // expect: deinit_timer_invalidate
    [first, second].compactMap(\.self).forEach { timer in timer.invalidate() } // expect: deinit_timer_invalidate
    groups.values.map { Bell($0) }.forEach { $0.invalidate() }
    tokens.values.flatMap { $0 }.forEach { $0.invalidate() }
    tokens["left"]?.forEach { $0.invalidate() }
    for (_, all) in tokens { all.forEach { $0.invalidate() } }
  }
}

struct Bell {
  init(_ timers: [Timer]) {}
  func invalidate() {}
}
