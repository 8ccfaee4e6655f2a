import Foundation

final class Sprinkler: Device {
  deinit {
    heartbeat?.invalidate() // expect: deinit_timer_invalidate
    self.watchdog.invalidate() // expect: deinit_timer_invalidate
    rain?.invalidate() // expect: deinit_timer_invalidate
    drizzle()?.invalidate() // expect: deinit_timer_invalidate
  }
}
// file: Device.swift
import Foundation

class Device: Root {
  var heartbeat: Timer?
}
// file: Root.swift
import Foundation

class Root {
  var watchdog = Timer()
}
// file: Sprinkler+Rain.swift
import Foundation

extension Sprinkler {
  var rain: Timer? { nil }
  func drizzle() -> Timer? { nil }
}
