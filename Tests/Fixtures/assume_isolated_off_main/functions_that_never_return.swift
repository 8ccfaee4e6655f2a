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

func exit(from room: String) {}

func afterOther() {
  if !Thread.isMainThread { print("off main") }
  MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main
}
