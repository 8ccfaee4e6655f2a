import Foundation

struct Button {
  private var mustHop: Bool {
    guard !Thread.isMainThread else { return false }
    return ProcessInfo.processInfo.isLowPowerModeEnabled
  }

  private var isSlow: Bool {
    if ProcessInfo.processInfo.isLowPowerModeEnabled { return true }
    return false
  }

  private func isElsewhere() -> Bool { !Thread.isMainThread }

  func press() -> Int {
    if mustHop {
      return DispatchQueue.main.sync { 1 } // expect: main_sync (which the check cannot see)
    }
    return 2
  }

  func hold() -> Int {
    self.isElsewhere() ? DispatchQueue.main.sync { 1 } : 2 // expect: main_sync (which the check cannot see)
  }

  func release() -> Int {
    guard !mustHop else { return 3 }
    return DispatchQueue.main.sync { 1 } // expect: main_sync (traps when called on main)
  }

  func wait() -> Int {
    if isSlow {
      return DispatchQueue.main.sync { 1 } // expect: main_sync (traps when called on main)
    }
    return 2
  }
}
