import Foundation

class Metronome {
  var beat: Timer?
  var line: Line?
}

final class Drum: Metronome {
  deinit {
    super.beat?.invalidate() // expect: deinit_timer_invalidate
    super.line?.invalidate()
  }
}

final class Line { func invalidate() {} }
