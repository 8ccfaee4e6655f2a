import Foundation

final class Fan {
  private var timer: Timer?
  private var other: Timer?

  deinit {
    stop()
    stop(slowly: true) // expect: deinit_timer_invalidate
    halt(keeping: true)
    halt(keeping: false) // expect: deinit_timer_invalidate
    pause("now", 1)
    if Thread.isMainThread { stop(slowly: false) }
  }

  func stop(slowly: Bool) { timer?.invalidate() }
  func stop() { print("stop") }
  func pause(_ reason: String) { timer?.invalidate() }
  func pause(_ reason: String, _ count: Int) {}

  func halt(keeping: Bool) {
    if keeping { return }
    other?.invalidate()
  }
}
