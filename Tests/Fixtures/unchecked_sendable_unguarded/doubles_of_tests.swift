// Tests wait for one call after the other: their doubles need no lock, unless the tests themselves start two threads.
// file: Tests/FetchTests/Doubles.swift
import XCTest

final class ClientDouble: @unchecked Sendable {
  private(set) var calls = 0
  var result: Result<Int, any Error>?

  func fetch() async throws -> Int {
    calls += 1
    return try result?.get() ?? 0
  }
}

final class ServerDouble: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private(set) var calls = 0

  func answer() async { calls += 1 }
}

final class HalfGuardedDouble: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let lock = NSLock()
  private(set) var calls = 0

  func answer() { lock.withLock { calls += 1 } }
  func reset() { calls = 0 }
}

/// Its lock is for something else.
final class CountingDouble: @unchecked Sendable {
  private let lock = NSLock()
  private var calls = 0
  var failure: (any Error)?

  func fetch() async throws -> Int {
    if let failure { throw failure }
    return lock.withLock { calls += 1; return calls }
  }
}

final class StartingDouble: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private(set) var calls = 0

  func start() { Task.detached { self.calls += 1 } }
}

/// Nobody is seen to set what answers, but for the test that makes the object.
final class AnsweringDouble: @unchecked Sendable {
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "double")
  private var sent: [Int] = []
  var responder: (@Sendable (Int) -> Void)?

  func send(_ value: Int) {
    lock.withLock { sent.append(value) }
    queue.async { self.responder?(value) }
  }
}

final class FetchTests: XCTestCase {
  func testFetch() async throws {
    let client = ClientDouble()
    client.result = .success(3)
    _ = try await client.fetch()
    XCTAssertEqual(client.calls, 1)
  }

  func testTwoAtOnce() async {
    let server = ServerDouble()
    async let first: Void = server.answer()
    async let second: Void = server.answer()
    _ = await (first, second)
  }
}
// file: Sources/TestKit/Probe.swift
import XCTest

public final class Probe: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  public private(set) var calls = 0

  public func answer() async { calls += 1 }
}
// file: Sources/Support/MockSession.swift
import Foundation

public class MockSession: @unchecked Sendable {
  public var response: Int?

  public func fetch() -> Int? { response }
}
// file: Tests/FetchTests/SendTests.swift
import XCTest

final class SendTests: XCTestCase {
  func testSend() {
    let double = AnsweringDouble()
    double.responder = { print($0) }
    double.send(1)
  }
}
