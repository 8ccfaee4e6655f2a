import Foundation

final class Window {
  private var timer: Timer?
  private var timers: [Timer] = []
  private var sessions: [NSKeyValueObservation] = []

  deinit {
    for timer in sessions { timer.invalidate() }
    sessions.forEach { timer in timer.invalidate() }
    if let timer = sessions.first { timer.invalidate() }
    do {
      let timers = sessions
      timers.forEach { $0.invalidate() }
    }
    let timer = sessions[0]
    timer.invalidate()
  }
}
