import Foundation

final class Bells {
  private var first: Timer?
  private var second: Timer?
  private var others: [Timer?] = []
  private var observers: [NSKeyValueObservation?] = []

  deinit {
    [first, second].forEach { $0?.invalidate() } // expect: deinit_timer_invalidate
    others.compactMap { $0 }.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    for other in others.compactMap({ $0 }) { other.invalidate() } // expect: deinit_timer_invalidate
    observers.compactMap { $0 }.forEach { $0.invalidate() }
    others.compactMap { observation(of: $0) }.forEach { $0.invalidate() }
  }

  private func observation(of timer: Timer?) -> NSKeyValueObservation? { nil }
}
