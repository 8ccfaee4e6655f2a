import Foundation
import NIOCore

func warmUp(_ loop: any EventLoop) async throws -> String {
  let warm = loop.submit { "warm" }
  return try warm.wait() // expect: blocking_in_async
}

func cooled(_ loop: any EventLoop) async throws -> String {
  try await loop.submit { "cool" }.get()
}

final class Journal: Sendable {
  private let queue = DispatchQueue(label: "journal") // expect: serial_queue
  private let path = "/tmp/journal"

  func note(_ line: String) async {
    queue.sync { // expect: blocking_in_async
      let handle = FileHandle(forWritingAtPath: path)
      handle?.write(Data(line.utf8))
    }
  }

  func save(_ line: String) async throws {
    try queue.sync { // expect: blocking_in_async
      try line.write(to: URL(fileURLWithPath: path), atomically: true, encoding: .utf8)
    }
  }

  func show(_ line: String) async -> String {
    queue.sync {
      var text = ""
      line.write(to: &text)
      return text
    }
  }

  func length() async -> Int {
    queue.sync { path.count }
  }
}

// A local that is called a file may still be far away.
func template(_ token: String) async throws -> String {
  let file = URL(string: "https://example.com/template?\(token)")!
  return try String(contentsOf: file, encoding: .utf8) // expect: blocking_in_async
}

func localTemplate() async throws -> String {
  let file = URL(string: "file:///tmp/template")!
  return try String(contentsOf: file, encoding: .utf8)
}
// file: WarmTests/WarmTests.swift
import NIOCore

func testWarm(_ loop: any EventLoop) async throws {
  _ = try loop.submit { "warm" }.wait()
}
