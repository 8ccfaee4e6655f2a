    }
    source.setEventHandler {
  }
}

@MainActor final class Broken {
  func start() {
    let source = DispatchSource.makeTimerSource()
    source.setEventHandler { // expect: callback_inherits_main_actor
      print(...
