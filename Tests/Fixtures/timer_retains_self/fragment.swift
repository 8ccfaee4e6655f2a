) {
  timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.
