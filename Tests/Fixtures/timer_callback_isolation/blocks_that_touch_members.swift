import Foundation
import UIKit

@MainActor final class Lamp {
  private var brightness = 0
  private var timer: Timer?
  private let filament = Filament()
  var isOn: Bool { brightness > 0 }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.dim() // expect: timer_callback_isolation (assumeIsolated)
    }
    timer = Timer(timeInterval: 1, repeats: false) { timer in
      timer.invalidate()
      self.brightness = 0 // expect: timer_callback_isolation
      self.dim()
    }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false, block: { [weak self] _ in
      guard let self else { return }
      if isOn { dim() } // expect: timer_callback_isolation
    })
    _ = Timer.init(fire: Date(), interval: 1, repeats: false) { [weak self] _ in
      guard let lamp = self else { return }
      lamp.dim() // expect: timer_callback_isolation
    }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [filament] _ in
      [1, 2].forEach { _ in filament.glow() } // expect: timer_callback_isolation
    }
  }

  func dim() { brightness -= 1 }
}

@MainActor final class Filament {
  func glow() {}
}

// On the main actor through a superclass of the framework.
final class ClockView: UIView {
  private var seconds = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      self.seconds += 1 // expect: timer_callback_isolation
    }
  }
}

// One method is isolated, the class is not.
final class Kettle {
  @MainActor func whistle() {}

  @MainActor func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      self.whistle() // expect: timer_callback_isolation
    }
  }
}

actor Meter {
  private var readings = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      self.readings += 1 // expect: timer_callback_isolation
    }
  }
}
