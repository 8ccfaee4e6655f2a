import Foundation

final class Importer {
  private let done = DispatchSemaphore(value: 0)

  func load() async {
    prepare() // expect: blocking_in_async ('prepare' waits)
    later()
    read(3)
    Task { self.prepare() } // expect: blocking_in_async
  }

  private func prepare() {
    for _ in 0..<2 { finish() }
  }

  private func finish() { pause() }

  private func pause() { done.wait() }

  private func later() {
    DispatchQueue.global().async { self.finish() } // expect: dispatch_global_async
  }

  private func read(_ count: Int) { scan(count) }

  private func scan(_ count: Int) {}

  private func scan(_ name: String) { Thread.sleep(forTimeInterval: 1) }
}

/// Behind a function of another type.
final class Recorder {
  func stop() async -> Int {
    await withCheckedContinuation { continuation in
      restore() // expect: blocking_in_async ('restore' waits)
      continuation.resume(returning: 1)
    }
  }

  func stopLater() async {
    Task { await leave() }
    clear()
  }

  private func leave() async {
    restoreAll() // expect: blocking_in_async ('restoreAll' waits)
  }

  private func restoreAll() { restore() }

  private func restore() { _ = Devices.waitForSwitch() }

  private func clear() { _ = Devices.current() }
}

// file: Devices.swift
import Foundation

enum Devices {
  static func current() -> String { "" }

  static func waitForSwitch() -> Bool {
    while current().isEmpty { usleep(20_000) }
    return true
  }
}
