import Foundation

final class Database {
  private var observers: [UUID: ([Int]) -> Void] = [:]
  private var calendarListeners: [Int: () -> Void] = [:]
  private var completionListeners: [Int: () -> Void] = [:]
  private var pending: [UUID: ([Int]) -> Void] = [:]

  func next() async -> [Int] {
    await withCheckedContinuation { continuation in
      observers[UUID()] = { rows in
        continuation.resume(returning: rows) // expect: continuation_misuse (error: this may run again)
      }
    }
  }

  func nextOnly() async -> [Int] {
    let id = UUID()
    return await withCheckedContinuation { continuation in
      observers[id] = { [weak self] rows in
        guard let self, self.observers.removeValue(forKey: id) != nil else { return }
        continuation.resume(returning: rows)
      }
    }
  }

  func answer() async -> [Int] {
    await withCheckedContinuation { continuation in
      pending[UUID()] = { rows in
        continuation.resume(returning: rows)
      }
    }
  }

  func end() async {
    await withCheckedContinuation { continuation in
      completionListeners[1] = { continuation.resume() }
    }
  }

  func day() async {
    await withCheckedContinuation { continuation in
      calendarListeners[1] = {
        continuation.resume() // expect: continuation_misuse (error: this may run again)
      }
    }
  }

  func mirror(into sink: Sink) {
    observers[UUID()] = { rows in
      Task { await sink.replace(rows) } // expect: unordered_task_hop
    }
  }
}

actor Sink {
  private var rows: [Int] = []
  func replace(_ rows: [Int]) { self.rows = rows }
}
