import Foundation

final class Child {
  private let group = DispatchGroup()

  func waitUntilDone() -> Int32 {
    group.wait()
    return 0
  }
}

struct Shell {
  let child = Child()

  func run(_ words: [String]) -> Int32 { child.waitUntilDone() }
  func later(_ words: [String]) -> Int32 { 0 }
}

final class Repository {
  private let shell = Shell()

  func fetch() async -> Int32 {
    shell.run(["fetch"]) // expect: blocking_in_async
  }

  func clone() async -> Int32 {
    copy() // expect: blocking_in_async
  }

  func look() async -> Int32 {
    shell.later(["status"])
  }

  private func copy() -> Int32 { shell.run(["clone"]) }
}

/// Another one's method of the name.
struct Timer {
  func run(_ words: [String]) -> Int32 { 1 }
}

func time(_ timer: Timer) async -> Int32 { timer.run([]) }
