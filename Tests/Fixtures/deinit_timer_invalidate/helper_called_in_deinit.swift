import Foundation

final class Poller {
  private var timer: Timer?

  deinit {
    stop() // expect: deinit_timer_invalidate
    self.stop() // expect: deinit_timer_invalidate
    pause()
    Self.tidy()
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func pause() {}

  static func tidy() {}
}

extension Poller {
  func reset() {
    timer?.invalidate()
  }
}

final class Owner {
  let poller = Poller()
  var timer: Timer?

  deinit {
    poller.reset()
    end() // expect: deinit_timer_invalidate
  }

  func pause() {
    timer?.invalidate()
  }
}

extension Owner {
  func end() {
    timer?.invalidate()
  }
}

@MainActor final class Careful {
  private var timer: Timer?

  deinit {
    stop()
  }

  nonisolated func stop() {
    DispatchQueue.main.async { [timer] in timer?.invalidate() }
  }
}
