import Foundation

final class Fader {
  private var rising: Timer?
  private var falling: Timer?

  deinit {
    clear() // expect: deinit_timer_invalidate
    rising?.invalidate() // expect: deinit_timer_invalidate
  }

  private func clear() {
    rising?.invalidate()
    falling?.invalidate()
  }
}
