import Foundation

final class Painter {
  private var color = "red"

  func inElse() -> String {
    if Thread.isMainThread {
      return color
    } else {
      return DispatchQueue.main.sync { color } // expect: main_sync (which the check cannot see)
    }
  }

  func afterReturn() -> String {
    if Thread.isMainThread { return color }
    print("elsewhere")
    return DispatchQueue.main.sync { color } // expect: main_sync (which the check cannot see)
  }

  func guarded() -> String {
    guard !Thread.isMainThread else { return color }
    return DispatchQueue.main.sync { color } // expect: main_sync (which the check cannot see)
  }

  func negated() {
    if !Thread.isMainThread {
      DispatchQueue.main.sync { color = "blue" } // expect: main_sync (which the check cannot see)
    }
  }

  func ternary() -> String {
    Thread.isMainThread ? color : DispatchQueue.main.sync { color } // expect: main_sync (which the check cannot see)
  }

  func ternaryAround() -> String {
    Thread.isMainThread ? color : made { DispatchQueue.main.sync { color } } // expect: main_sync (which the check cannot see)
  }

  private func made(_ make: () -> String) -> String { make() }

  func wrongWay() -> String {
    if Thread.isMainThread {
      return DispatchQueue.main.sync { color } // expect: main_sync (traps when called on main)
    }
    return color
  }

  func notLeaving() -> String {
    if Thread.isMainThread { print("main") }
    return DispatchQueue.main.sync { color } // expect: main_sync (traps when called on main)
  }

  func unrelated(_ isFast: Bool) -> String {
    if isFast { return color }
    return DispatchQueue.main.sync { color } // expect: main_sync (traps when called on main)
  }
}

func mainDate() -> Date {
  var date = Date()
  (DispatchQueue.main).sync { date = Date() } // expect: main_sync
  return date
}
