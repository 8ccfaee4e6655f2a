import Foundation

struct Needle {
  private var isOnScreen: Bool { Thread.isMainThread }
  private var isFar: Bool { Thread.isMainThread && ProcessInfo.processInfo.isLowPowerModeEnabled }
  private var isReady: Bool { true }

  func turn() {
    guard isOnScreen else { return }
    MainActor.assumeIsolated { print("turned") }
  }

  func turnFar() {
    guard isFar else { return }
    MainActor.assumeIsolated { print("turned") }
  }

  func turnOnly() {
    guard isReady else { return }
    MainActor.assumeIsolated { print("turned") } // expect: assume_isolated_off_main
  }

  func turnElsewhere() {
    guard !isOnScreen else { return }
    MainActor.assumeIsolated { print("turned") } // expect: assume_isolated_off_main
  }
}
