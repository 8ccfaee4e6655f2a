  timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
}

@MainActor final class Lamp {
  var level = 0
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      self.level += // expect: timer_callback_isolation
