import Foundation

/// A container keeps it.
final class Tick {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

/// Main makes it, and no property keeps it.
final class Gong {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

final class Drum {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}

/// Main makes it, and others let it go.
final class Bell {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}
// file: Container.swift
func fill(_ container: Container) {
  container.register { Tick() }.scope(.application)
}

struct Container {
  func register<T>(_ make: @escaping () -> T) -> Container { self }
  func scope(_ scope: Scope) {}
}

enum Scope { case application }
// file: Screen.swift
@MainActor func strike() {
  print(Gong(), Ringer(bell: Bell()))
}

func beat() {
  print(Drum())
}

final class Ringer {
  var bell: Bell?
  init(bell: Bell) { self.bell = bell }
}
