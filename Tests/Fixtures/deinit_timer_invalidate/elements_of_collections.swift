import Foundation

final class Alarms {
  private var timers: [Timer] = []
  private var maybe: [Timer?] = []
  private var byName: [String: Timer] = [:]
  private var all = Set<Timer>()
  private var listed = [Timer]()
  private var mapped = [Int: Timer]()
  private var written: Array<Timer> = []
  private var table: Dictionary<String, Timer> = [:]

  deinit {
    for timer in timers {
      timer.invalidate() // expect: deinit_timer_invalidate
    }
    for timer in byName.values { timer.invalidate() } // expect: deinit_timer_invalidate
    for (_, timer) in byName { timer.invalidate() } // expect: deinit_timer_invalidate
    for entry in byName { entry.value.invalidate() } // expect: deinit_timer_invalidate
    timers.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    timers.forEach { timer in timer.invalidate() } // expect: deinit_timer_invalidate
    maybe.forEach { $0?.invalidate() } // expect: deinit_timer_invalidate
    byName.values.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    byName.forEach { $0.value.invalidate() } // expect: deinit_timer_invalidate
    byName.forEach { _, timer in timer.invalidate() } // expect: deinit_timer_invalidate
    byName["wake"]?.invalidate() // expect: deinit_timer_invalidate
    timers[0].invalidate() // expect: deinit_timer_invalidate
    timers.first?.invalidate() // expect: deinit_timer_invalidate
    all.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    listed.last?.invalidate() // expect: deinit_timer_invalidate
    mapped[1]?.invalidate() // expect: deinit_timer_invalidate
    written.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    table["x"]?.invalidate() // expect: deinit_timer_invalidate
    for timer in timers.reversed() { timer.invalidate() } // expect: deinit_timer_invalidate
    for timer in timers where timer.isValid { timer.invalidate() } // expect: deinit_timer_invalidate
    timers.filter { $0.isValid }.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    byName.removeValue(forKey: "wake")?.invalidate() // expect: deinit_timer_invalidate
    [timers[0], timers[1]].forEach { $0.invalidate() } // expect: deinit_timer_invalidate
  }
}
