// A handler that is registered beside others hears of each event, and so does one that a local brings to a connection.
import Foundation
import Network

actor Log {
  private var lines: [Int] = []
  func add(_ line: Int) { lines.append(line) }
  func note(_ state: NWConnection.State) {}
}

final class Events {
  private var handlers: [(Int) -> Void] = []
  private var waiting: [(Int) -> Void] = []

  func add(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
  func ask(_ handler: @escaping (Int) -> Void) { waiting.append(handler) }

  func emit(_ number: Int) {
    handlers.forEach { $0(number) }
    let now = waiting
    waiting.removeAll()
    now.forEach { $0(number) }
  }
}

struct Relay {
  let events: Events
  let log: Log
  let connection: NWConnection

  func start() {
    events.add { number in
      Task { await log.add(number) } // expect: unordered_task_hop
    }
    events.ask { number in
      Task { await log.add(number) }
    }
    let report: @Sendable (NWConnection.State) -> Void = { state in
      Task { await log.note(state) } // expect: unordered_task_hop
    }
    connection.stateUpdateHandler = report
    let done: @Sendable (NWConnection.State) -> Void = { state in
      Task { await log.note(state) }
    }
    done(.ready)
  }
}

struct Reader {
  let log: Log

  func read(_ source: Source) async throws {
    try await source.read { progress in
      Task { await log.add(progress) } // expect: unordered_task_hop
    }
    source.hear(LineListener { line in
      Task { await log.add(line) } // expect: unordered_task_hop
    })
    source.hear(LineListener { line in
      Task {
        Task { await log.add(line) } // expect: unordered_task_hop
      }
    })
    try await source.finish { count in
      Task { await log.add(count) }
    }
  }
}

struct LineListener {
  let hear: (Int) -> Void
  init(_ hear: @escaping (Int) -> Void) { self.hear = hear }
}

final class Source {
  private var listeners: [LineListener] = []
  func read(_ tell: @escaping (Int) -> Void) async throws { tell(1) }
  func finish(_ tell: @escaping (Int) -> Void) async throws { tell(1) }
  func hear(_ listener: LineListener) { listeners.append(listener) }
}
