import Foundation

final class Metronome {
  private var timer: Timer?
  private var beats = 0

  deinit {
    tidyUp() // expect: deinit_timer_invalidate
  }

  func tidyUp() {
    beats = 0
    silence()
  }

  private func silence() {
    timer?.invalidate()
    tidyUp()
  }
}

class Clockwork {
  var spring: Timer?

  func unwind() { spring?.invalidate() }
  func wind() { spring?.invalidate() }
}

final class CuckooClock: Clockwork {
  deinit {
    unwind() // expect: deinit_timer_invalidate
    wind()
  }

  override func wind() {}
}
