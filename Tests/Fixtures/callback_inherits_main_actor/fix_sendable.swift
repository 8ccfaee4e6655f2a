import Dispatch

@MainActor final class Pulse {
  private let source = DispatchSource.makeTimerSource(queue: .global())
  private var beats = 0

  func start() {
    source.setEventHandler { [weak self] in // expect: callback_inherits_main_actor
      Task { @MainActor in self?.beats += 1 }
    }
    source.setCancelHandler { // expect: callback_inherits_main_actor
      DispatchQueue.main.async { [weak self] in
        let beats = 0
        self?.beats = beats
      }
    }
    source.setRegistrationHandler {} // expect: callback_inherits_main_actor
  }

  isolated deinit {
    source.cancel()
  }
}
