  var value = 0 // expect: global_mutable_state

  func start() {
    Task {
      while true {
        self.value += 1
