import Foundation
import Pulses

final class Metronome {
  private var beat: Pulses.Timer?
  private var beats: [String: Pulses.Timer] = [:]
  private var spare = Pulses.Timer(every: 1)
  private var plain: Foundation.Timer?

  deinit {
    beat?.invalidate()
    beats["left"]?.invalidate()
    for beat in beats.values { beat.invalidate() }
    spare.invalidate()
    plain?.invalidate() // expect: deinit_timer_invalidate
  }
}

final class Choir {
  private var timers: [String: [Pulses.Timer]] = [:]

  deinit {
    timers.values.forEach { $0.forEach { $0.invalidate() } }
  }
}
