// Who takes a lock of one's own waits for what is soon done.
import Foundation

final class Gate {
  private let condition = NSCondition()
  private var isTaken = false

  func withLock<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    while isTaken { condition.wait() }
    isTaken = true
    condition.unlock()
    defer { leave() }
    return body()
  }

  func pass() {
    condition.lock()
    while isTaken { condition.wait() }
    condition.unlock()
  }

  private func leave() {
    condition.lock()
    isTaken = false
    condition.signal()
    condition.unlock()
  }
}

func enter(_ gate: Gate) async -> Int {
  gate.pass() // expect: blocking_in_async
  return gate.withLock { 1 }
}
// file: Plugin.swift
import Foundation
import PackagePlugin

@main
struct Install: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    try process.run()
    process.waitUntilExit()
  }
}
