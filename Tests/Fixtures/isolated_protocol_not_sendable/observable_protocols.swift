import Observation

// 'Observable' makes nothing Sendable.
@MainActor protocol Tunable: Observable {
  func clear()
}

actor Amplifier {
  func play(_ tuning: any Tunable) async {}
}

@MainActor final class Radio {
  private let tuning: any Tunable
  private let amplifier = Amplifier()

  init(tuning: any Tunable) { self.tuning = tuning }

  func run() async {
    await amplifier.play(tuning) // expect: isolated_protocol_not_sendable
  }
}
