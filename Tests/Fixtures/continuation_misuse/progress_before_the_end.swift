struct Progress { let done: Bool; let count: Int }

final class Indexer {
  func index(_ names: [String], report: @escaping (Progress) -> Void) {}

  func run(_ names: [String]) async -> Int {
    await withCheckedContinuation { continuation in
      index(names) { progress in
        if progress.done { continuation.resume(returning: progress.count) }
      }
    }
  }

  func runLoudly(_ names: [String]) async -> Int {
    await withCheckedContinuation { continuation in
      index(names) { progress in
        guard progress.count > 0 else { return } // expect: continuation_misuse (a path ends here)
        continuation.resume(returning: progress.count)
      }
    }
  }
}
