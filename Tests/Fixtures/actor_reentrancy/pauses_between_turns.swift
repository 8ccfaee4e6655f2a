// All who come during a pause have found the same time of the last turn.
import Foundation

actor Pacer {
  private var last: Date?
  private var lastByHost: [String: Date] = [:]
  private var turns: [Date] = []

  func wait() async {
    if let last {
      let elapsed = Date().timeIntervalSince(last)
      if elapsed < 1 { try? await Task.sleep(nanoseconds: UInt64((1 - elapsed) * 1e9)) }
    }
    last = Date() // expect: actor_reentrancy (found the same)
  }

  func wait(for host: String) async throws {
    let pause = 1 - Date().timeIntervalSince(lastByHost[host] ?? .distantPast)
    if pause > 0 { try await Task.sleep(for: .seconds(pause)) }
    lastByHost[host] = Date() // expect: actor_reentrancy (found the same)
  }

  func waitOrFail() async throws {
    let elapsed = Date().timeIntervalSince(last ?? .distantPast)
    if elapsed < 1 {
      do {
        try await Task.sleep(for: .seconds(1 - elapsed))
      } catch {
        throw error
      }
    }
    last = Date() // expect: actor_reentrancy (found the same)
  }

  func waitForRoom() async throws {
    if turns.count >= 10 { try await Task.sleep(for: .seconds(60)) }
    turns.append(Date()) // expect: actor_reentrancy (found the same)
  }
}

actor TurnTaker {
  private var next = ContinuousClock.now
  private var turns: [Date] = []
  private var name = ""

  // The turn is taken before the pause.
  func wait() async throws {
    let now = ContinuousClock.now
    let turn = max(now, next)
    next = turn.advanced(by: .seconds(1))
    if turn > now { try await Task.sleep(until: turn, clock: .continuous) }
  }

  // It asks again behind each pause.
  func waitForRoom() async throws {
    while turns.count >= 10 { try await Task.sleep(for: .seconds(1)) }
    turns.append(Date())
  }

  // The pause has nothing to do with what is written.
  func rename(_ name: String, slowly: Bool) async throws {
    if slowly { try await Task.sleep(for: .seconds(1)) }
    self.name = name
  }
}

actor Careful {
  private var last = Date.distantPast
  private var isWaiting = false
  private var failures = 0

  // It asks again behind the pause.
  func turn() async -> Bool {
    if Date().timeIntervalSince(last) < 1 { try? await Task.sleep(for: .seconds(1)) }
    guard Date().timeIntervalSince(last) >= 1 else { return false }
    last = Date()
    return true
  }

  // Nobody else comes.
  func turnAlone() async {
    guard !isWaiting else { return }
    isWaiting = true
    if Date().timeIntervalSince(last) < 1 { try? await Task.sleep(for: .seconds(1)) }
    last = Date()
    isWaiting = false
  }

  // No turn is written down.
  func tryAgain() async {
    if failures > 0 { try? await Task.sleep(for: .seconds(failures)) }
    failures = 0
  }
}
