import Foundation

/// What awaits a continuation or a group runs where it stands, under the locks that are held there.
final class Downloads: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('waiting' is changed outside of its lock)
  private let lock = NSLock()
  private var waiting: [Int: CheckedContinuation<URL, any Error>] = [:]

  func wait(for id: Int) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      waiting[id] = continuation
    }
  }

  func finish(_ id: Int, with url: URL) {
    lock.lock()
    let continuation = waiting.removeValue(forKey: id)
    lock.unlock()
    continuation?.resume(returning: url)
  }
}

/// Whoever cancels a task runs its handler, while the task goes on.
final class Request: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('task' is read outside of its lock)
  private let lock = NSLock()
  private var task: URLSessionDataTask?

  func run(_ url: URL) async {
    await withTaskCancellationHandler {
      lock.withLock { task = URLSession.shared.dataTask(with: url) }
    } onCancel: {
      task?.cancel()
    }
  }
}

final class Uploads: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var cancelled: Set<Int> = []

  func wait(for id: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        lock.lock()
        defer { lock.unlock() }
        waiting[id] = continuation
      }
    } onCancel: {
      lock.withLock { _ = cancelled.insert(id) }
    }
  }

  func finish(_ id: Int) {
    let continuation = lock.withLock { waiting.removeValue(forKey: id) }
    continuation?.resume()
  }
}
