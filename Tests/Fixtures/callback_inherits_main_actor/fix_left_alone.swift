import Dispatch

/// The closures do something by themselves, or take more than self along.
@MainActor final class Drum {
  private let source = DispatchSource.makeTimerSource(queue: .global())
  private let log = DrumLog()
  private var beats = 0

  func start() {
    source.setEventHandler { [weak self] in // expect: callback_inherits_main_actor
      self?.beats += 1
    }
    source.setCancelHandler { [weak self] in // expect: callback_inherits_main_actor
      Task { self?.beats += 1 }
    }
    let log = log
    source.setRegistrationHandler { // expect: callback_inherits_main_actor
      Task { @MainActor in log.note() }
    }
  }

  isolated deinit {
    source.cancel()
  }
}

final class DrumLog {
  func note() {}
}
