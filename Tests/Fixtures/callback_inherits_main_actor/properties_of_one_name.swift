import Dispatch

@MainActor final class Behind {
  private let source = DispatchSource.makeTimerSource(queue: .global())

  func start() {
    source.setEventHandler {} // expect: callback_inherits_main_actor
    self.source.setCancelHandler {} // expect: callback_inherits_main_actor
  }
}

@MainActor final class InFront {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  func start() {
    source.setEventHandler {}
    self.source.setCancelHandler {}
  }
}
