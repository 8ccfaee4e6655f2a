import Foundation
import Ticking

final class Agenda<Clock: Stoppable> {
  private var timer: Ticker?
  private var made = makeTimer()
  private var any: (any Stoppable)?
  private let generic: Clock
  private var id = UUID()

  init(generic: Clock) {
    self.generic = generic
  }

  deinit {
    timer?.invalidate()
    made.invalidate()
    any?.invalidate()
    generic.invalidate()
    Ticker.current?.invalidate()
    inheritedTimer?.invalidate()
    find(id)?.invalidate()
  }
}
