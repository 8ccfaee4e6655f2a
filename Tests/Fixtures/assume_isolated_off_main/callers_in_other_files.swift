@MainActor final class Player {
  var volume = 0.5
}

final class Mixer {
  let player: Player

  init(player: Player) {
    self.player = player
  }

  func level(scale: Double) -> Double {
    MainActor.assumeIsolated { player.volume * scale }
  }

  public func peak(scale: Double) -> Double {
    MainActor.assumeIsolated { player.volume * scale } // expect: assume_isolated_off_main (note)
  }

  /// Somebody in this file may be off main.
  func trough(scale: Double) -> Double {
    MainActor.assumeIsolated { player.volume / scale } // expect: assume_isolated_off_main (note)
  }

  func dip() -> Double { trough(scale: 2) }

  func sampled() -> Double {
    MainActor.assumeIsolated { player.volume } // expect: assume_isolated_off_main (error)
  }

  func unused() -> Double {
    MainActor.assumeIsolated { player.volume } // expect: assume_isolated_off_main (error)
  }
}
// file: Screen.swift
@MainActor final class Screen {
  let mixer: Mixer

  init(mixer: Mixer) {
    self.mixer = mixer
  }

  func show() {
    print(mixer.level(scale: 2), mixer.sampled(), mixer.peak(scale: 2), mixer.trough(scale: 1))
  }
}
// file: Sampler.swift
final class Sampler {
  let mixer: Mixer

  init(mixer: Mixer) {
    self.mixer = mixer
  }

  func sample() {
    Task.detached { [mixer] in print(mixer.sampled()) }
  }
}
