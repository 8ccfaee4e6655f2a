  var value = 0

  func start() {
    Task {
      while true {
        self.value += 1
