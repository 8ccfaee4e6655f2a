import Foundation

final class Clock {
  func start() {
    var first = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      self.tick()
    }
    var second = first
    first = second
    second = first
  }

  func tick() {}
}
