// Who has the object stops it before he lets it go; 'deinit' is for who forgets.
import Foundation

final class Recorder {
  private var timer: Timer?

  func finish() { halt() }
  private func halt() { timer?.invalidate() }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

// Its own code holds it elsewhere, and may start the timer again.
final class Tracker {
  private var timer: Timer?
  private let queue = DispatchQueue(label: "tracker")

  func follow() { queue.async { self.mark() } }
  func finish() { timer?.invalidate() }
  private func mark() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}

// Nobody stops it, or another timer.
final class Looker {
  private var timer: Timer?
  private var second: Timer?

  func finish() { timer?.invalidate() }
  func pause() { second?.invalidate() }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}
// file: Owner.swift
func end(_ recorder: Recorder, _ tracker: Tracker, _ looker: Looker) {
  recorder.finish()
  tracker.finish()
  looker.pause()
}
