  deinit { stop() }
}

@MainActor class Store {
  func stop() {}
  deinit {
    stop( // expect: deinit_calls_isolated
