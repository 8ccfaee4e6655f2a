import Foundation

func giveUp(_ why: String) -> Never {
  print(why)
  exit(1)
}

enum Programs {
  static func end() -> Never { abort() }
}

@MainActor var count = 0

func afterAbort() {
  if !Thread.isMainThread { abort() }
  MainActor.assumeIsolated { count += 1 }
}

func afterExit() {
  if !Thread.isMainThread { exit(2) }
  MainActor.assumeIsolated { count += 1 }
}

func afterOwn() {
  guard Thread.isMainThread else { giveUp("off main") }
  MainActor.assumeIsolated { count += 1 }
}

func afterExitOfModule() {
  if !Thread.isMainThread { Foundation.exit(2) }
  MainActor.assumeIsolated { count += 1 }
}

struct Door {
  func exit(_ code: Int) {}
  func giveUp(_ why: String) {}
}

func afterDoor(_ door: Door) {
  if !Thread.isMainThread { door.exit(2) }
  MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main
}

func afterOtherDoor(_ door: Door) {
  if !Thread.isMainThread { door.giveUp("off main") }
  MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main
}

func afterOther() {
  if !Thread.isMainThread { print("off main") }
  MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main
}
