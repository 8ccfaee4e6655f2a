import Foundation

@MainActor
final class Kept {
  private var tolerant: Timer?
  private var once: Timer?
  private var returning: Timer?
  private var stopping: Timer?
  private var varying: Timer?
  private var scheduled: Timer?
  private var bound: Timer?
  private var twice: Timer?
  private var made: Timer?
  private var waiting: Timer?
  private var commented: Timer?
  var seen: Timer?
  private let pace = 2.0
  private var count = 0

  func start() {
    tolerant = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }
    tolerant?.tolerance = 0.5
    once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print(1) }
    returning = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      if Bool.random() { return }
      print(1)
    }
    stopping = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      print(1)
      timer.invalidate()
    }
    varying = Timer.scheduledTimer(withTimeInterval: pace, repeats: true) { _ in print(1) }
    scheduled = Timer(timeInterval: 1, repeats: true) { _ in print(1) }
    if let bound { RunLoop.main.add(bound, forMode: .common) }
    bound = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }
    seen = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }
    waiting = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      Task { @MainActor in await Task.yield() }
    }
    commented = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      // The log is on the main actor.
      Task { @MainActor in
        print("tick")
      }
    }
  }

  func again() {
    twice = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }
    twice = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in print(2) }
    let make = { self.made = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) } }
    make()
  }

  deinit {
    tolerant?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    once?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    returning?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    stopping?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    varying?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    scheduled?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    bound?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    twice?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    made?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    waiting?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    commented?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    seen?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
  }
}

final class Anywhere {
  private var clock: Timer?

  @MainActor func start() {
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }
  }

  deinit {
    clock?.invalidate() // expect: deinit_timer_invalidate
  }
}
