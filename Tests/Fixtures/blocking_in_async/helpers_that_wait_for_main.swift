import Foundation

final class Screen: Sendable {
  func width() -> Int {
    DispatchQueue.main.sync { 80 } // expect: main_sync
  }

  func height() -> Int {
    if Thread.isMainThread { return 24 }
    return DispatchQueue.main.sync { 24 } // expect: main_sync
  }
}

func draw(_ screen: Screen) async -> Int {
  let cells = screen.width() * screen.height() // expect: blocking_in_async (waits while it runs)
  return cells + DispatchQueue.main.sync { 1 } // expect: main_sync
}

struct Source {
  let remote: URL

  func read() throws -> Data { try Data(contentsOf: remote) }
}

struct Stored {
  let file: URL

  func read() throws -> Data { try Data(contentsOf: file) }
}

func load(_ source: Source) async throws -> Int {
  try source.read().count // expect: blocking_in_async
}

func load(_ stored: Stored) async throws -> Int {
  try stored.read().count
}

struct Page {
  private let place = URL(string: "https://example.org/page")!

  func read() throws -> String { try String(contentsOf: place, encoding: .utf8) }
}

func load(_ page: Page) async throws -> Int {
  try page.read().count // expect: blocking_in_async
}
