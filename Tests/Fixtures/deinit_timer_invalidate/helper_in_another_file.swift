import Foundation

final class Radar {
  var sweep: Timer?
  var session = URLSession.shared
  var isOn = false

  deinit {
    stopSweeping() // expect: deinit_timer_invalidate
    leave() // expect: deinit_timer_invalidate
    stopSession()
    stopOnMain()
    stopLater()
    rename()
  }

  private func leave() { stopUnwrapped() }
}

// file: Radar+Stop.swift
import Foundation

extension Radar {
  func stopSweeping() {
    sweep?.invalidate()
    sweep = nil
  }

  func stopUnwrapped() {
    if let sweep = self.sweep { sweep.invalidate() }
  }

  func stopSession() { session.invalidateAndCancel() }

  func stopOnMain() {
    guard Thread.isMainThread else { return }
    sweep?.invalidate()
  }

  func stopLater() {
    DispatchQueue.main.async { [sweep] in sweep?.invalidate() }
  }

  func rename() { isOn = false }
}

extension Sonar {
  func stopSweeping() { ping?.invalidate() }
}

// file: Sonar.swift
final class Sonar {
  var ping: Connection?

  deinit {
    stopSweeping()
  }
}

final class Connection {
  func invalidate() {}
}
