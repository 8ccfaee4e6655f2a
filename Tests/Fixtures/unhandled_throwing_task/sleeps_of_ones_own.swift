extension Task where Success == Never, Failure == Never {
  static func delay(seconds: Int) async throws {
    try await delay(milliseconds: seconds * 1_000)
  }

  static func delay(milliseconds: Int) async throws {
    try await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
  }

  static func delay(checking isOpen: Bool) async throws {
    guard isOpen else { throw Closed() }
    try await Task.sleep(nanoseconds: 1)
  }
}

struct Closed: Error {}

final class Toast: Sendable {
  func show() {}

  func showLater() {
    Task {
      try await Task.delay(seconds: 1)
      show()
    }
  }

  func showWhileOpen() {
    Task { // expect: unhandled_throwing_task
      try await Task.delay(checking: true)
      show()
    }
  }

  func showElsewhere() {
    Task {
      try await pause()
      show()
    }
  }
}

// file: Pauses.swift
extension Toast {
  func pause() async throws {
    try await Task.delay(milliseconds: 50)
  }
}
