@MainActor var drops = 0

actor Rain {
  func fall() {
    MainActor.assumeIsolated { drops += 1 } // expect: assume_isolated_off_main (another actor)
  }

  static func total() -> Int {
    MainActor.assumeIsolated { drops } // expect: assume_isolated_off_main
  }

  nonisolated func stop() {
    MainActor.assumeIsolated { drops = 0 } // expect: assume_isolated_off_main
  }

  @MainActor func show() {
    MainActor.assumeIsolated { drops += 1 }
  }
}

extension Rain {
  func pour() {
    MainActor.assumeIsolated { drops += 9 } // expect: assume_isolated_off_main (another actor)
  }
}

@globalActor actor WeatherActor {
  static let shared = WeatherActor()
}

@WeatherActor func forecast() {
  MainActor.assumeIsolated { drops += 1 } // expect: assume_isolated_off_main (another actor)
}

@WeatherActor final class Cloud {
  func grow() {
    MainActor.assumeIsolated { drops += 1 } // expect: assume_isolated_off_main (another actor)
  }
}
