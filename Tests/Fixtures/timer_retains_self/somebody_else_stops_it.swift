import Foundation

final class Screen {
  private var timer: Timer?
  private var timers: [Timer] = []

  func appear() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    timers.append(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() })
  }

  func disappear() {
    timer?.invalidate()
    for timer in timers { timer.invalidate() }
  }

  func tick() {}
}

final class StopsItself {
  private var count = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.count += 1
      if self.count == 10 { timer.invalidate() }
    }
  }
}

final class StopsInSelector {
  func start() {
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
  }

  @objc private func tick(_ timer: Timer) {
    timer.invalidate()
  }
}

final class PrivateStop {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    NotificationCenter.default.addObserver(self, selector: #selector(stop), name: .init("off"), object: nil)
  }

  @objc private func stop() {
    timer?.invalidate()
  }

  func tick() {}
}

final class PrivateStopCalled {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  }

  func close() { stop() }

  private func stop() {
    if let timer { timer.invalidate() }
  }

  func tick() {}
}

final class PassedOn {
  func make() -> Timer {
    Timer(timeInterval: 1, repeats: true) { _ in self.tick() }
  }

  func lend(to clock: Clock) {
    clock.keep(Timer(timeInterval: 1, repeats: true) { _ in self.tick() })
  }

  func tick() {}
}

final class Clock {
  func keep(_ timer: Timer) { timer.invalidate() }
}

final class Beat {
  private let source = DispatchSource.makeTimerSource()

  init() {
    source.setEventHandler { self.beat() }
  }

  func close() { source.cancel() }
  func beat() {}
}
