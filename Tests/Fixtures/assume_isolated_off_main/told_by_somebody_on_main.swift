import WebKit

@MainActor final class Gauge {
  weak var delegate: (any GaugeDelegate)?
}

final class Meter {
  weak var delegate: (any GaugeDelegate)?
}

protocol GaugeDelegate: AnyObject {
  func gauge(_ gauge: Gauge, didMoveTo value: Double)
  func gaugeDidStop(_ gauge: Gauge)
  func meter(_ meter: Meter, didMoveTo value: Double)
  func show(_ gauge: Gauge)
}

// Whoever tells its delegate something is the gauge, on the main actor.
final class Panel {
  nonisolated func gauge(_ gauge: Gauge, didMoveTo value: Double) {
    MainActor.assumeIsolated { print(gauge.delegate == nil) }
  }

  func gaugeDidStop(_ gauge: Gauge) {
    MainActor.assumeIsolated { gauge.delegate = nil }
  }

  func meter(_ meter: Meter, didMoveTo value: Double) {
    MainActor.assumeIsolated { print(value) } // expect: assume_isolated_off_main (witness)
  }

  func show(_ gauge: Gauge) {
    MainActor.assumeIsolated { gauge.delegate = self } // expect: assume_isolated_off_main (witness)
  }
}

extension Panel: GaugeDelegate {}

struct Mixer {
  func gauge(_ gauge: Gauge) {
    MainActor.assumeIsolated { gauge.delegate = nil } // expect: assume_isolated_off_main (anybody)
  }
}
