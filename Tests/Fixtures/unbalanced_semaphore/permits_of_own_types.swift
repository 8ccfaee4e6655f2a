import Dispatch

enum Decoder {
  static func decode(_ text: String) throws -> Int { try parse(text) }
  static func parse(_ text: String) throws -> Int { 1 }
}

// A function of another type is not the one of this name that signals.
final class Importer {
  private let limiter = DispatchSemaphore(value: 2)

  func decode(_ text: String) throws -> Int {
    limiter.wait() // expect: unbalanced_semaphore
    let number = try Decoder.decode(text)
    limiter.signal()
    return number
  }

  func decodeSafely(_ text: String) throws -> Int {
    limiter.wait()
    defer { limiter.signal() }
    return try Decoder.decode(text)
  }
}

actor Slots {
  private var free = 2
  func acquire() async { await Task.yield() }
  func release() { free += 1 }
}

/// Gives something to hold, which knows how to go back.
actor Pool {
  func acquire() async -> Int { 1 }
  func release() {}
}

struct Uploader {
  let slots: Slots
  let pool: Pool

  func send() async throws {
    await slots.acquire() // expect: unbalanced_semaphore
    try await upload()
    await slots.release()
  }

  func sendSafely() async throws {
    await slots.acquire()
    let result: Result<Void, any Error>
    do {
      result = .success(try await upload())
    } catch {
      result = .failure(error)
    }
    await slots.release()
    try result.get()
  }

  func sendIfMine(_ isMine: Bool) async throws {
    await slots.acquire()
    defer { if isMine { Task { await slots.release() } } }
    try await upload()
  }

  func use() async throws {
    _ = await pool.acquire()
    try await upload()
    await pool.release()
  }

  func upload() async throws {}
}
