// What keeps an object in a property lets go of it: a screen on main, an ordinary object anywhere.
import SwiftUI

final class Metronome {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

final class Pendulum {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

final class Spring {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

/// What the program keeps has the only one for ever.
final class Escapement {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note)
}

/// Another is put into the box, and the old one goes.
final class Cuckoo {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

/// Who awaits its method holds it, and has the last reference where the method returns to.
final class Dial: ObservableObject {
  private var timer: Timer?
  func turn() async { await Task.yield() }
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

// file: Owners.swift
import SwiftUI

struct Face: View {
  @State private var metronome = Metronome()
  var body: some View { Text("12") }
}

final class Tower: UIViewController {
  private lazy var pendulum = Pendulum()
  private var metronomes: [Metronome] = []
}

final class Workshop {
  private var pendulum: Pendulum?
  private weak var metronome: Metronome?
}

final class Delegate: NSObject, UIApplicationDelegate {
  private var movement = Movement()
}

final class Movement {
  private let escapement = Escapement()
  private var cuckoo = Cuckoo()

  func repair() { cuckoo = Cuckoo() }
}
