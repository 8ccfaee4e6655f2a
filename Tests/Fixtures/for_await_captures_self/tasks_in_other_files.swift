import Foundation

final class Listener {
  var count = 0
  var power: Task<Void, Never>?
  var levels: Task<Void, Never>?

  func follow() async {
    for await _ in NotificationCenter.default.notifications(named: .init("a")) { // expect: for_await_captures_self
      count += 1
    }
  }

  func followOnce() async {
    for await _ in NotificationCenter.default.notifications(named: .init("b")) {
      count += 1
    }
  }

  func followPower() async {
    for await _ in NotificationCenter.default.notifications(named: .init("c")) {
      count += 1
    }
  }

  func followLevels() async {
    for await _ in NotificationCenter.default.notifications(named: .init("d")) { // expect: for_await_captures_self
      count += 1
    }
  }
}

class Feed {
  let orders: AsyncStream<String>
  let continuation: AsyncStream<String>.Continuation
  var last = ""

  init() {
    (orders, continuation) = AsyncStream.makeStream(of: String.self)
  }

  func read() async {
    for await order in orders {
      last = order
    }
  }
}

class Worker {
  var turns = 0

  func run() async {
    for await _ in NotificationCenter.default.notifications(named: .init("e")) { // expect: for_await_captures_self
      turns += 1
    }
  }
}
// file: Listener+Tasks.swift
extension Listener {
  func start() {
    Task { await follow() }
    power = Task { await self.followPower() }
    levels = Task { await self.followLevels() }
  }

  func stop() {
    power?.cancel()
  }

  static func follow(_ other: Listener) {
    Task { await other.followOnce() }
  }
}
// file: Feed+Tasks.swift
extension Feed {
  func start() {
    Task { await read() }
  }
}
// file: Feed+End.swift
extension Feed {
  func close() {
    continuation.finish()
  }
}
// file: MailWorker.swift
final class MailWorker: Worker {
  func start() {
    Task { await run() }
  }
}
