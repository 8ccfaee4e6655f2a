import Foundation

@MainActor final class Session {
  private(set) weak nonisolated(unsafe) var owner: AnyObject? // expect: nonisolated_unsafe_storage (without a lock from two contexts)
  nonisolated(unsafe) private var token = "" // expect: nonisolated_unsafe_storage (warning)

  func renew() {
    token = "new"
    owner = nil
  }

  nonisolated func header() -> String {
    _ = owner
    return token
  }
}

actor Counter {
  nonisolated(unsafe)
    var total = 0 // expect: nonisolated_unsafe_storage (warning)

  func add() { total += 1 }
  nonisolated func read() -> Int { total }
}

nonisolated(unsafe) var progress = 0 // expect: nonisolated_unsafe_storage (warning)

@MainActor func show() { print(progress) }

func advance() async { progress += 1 }
