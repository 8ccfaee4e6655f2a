struct Timer {
  static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) {}
}

@MainActor final class Lamp {
  private var brightness = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.brightness -= 1 }
  }
}
