import AVFoundation

final class Video {
  private let player = AVPlayer()

  func seek(to time: CMTime) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      player.seek(to: time) { isFinished in
        if isFinished { self.finish(continuation) }
        continuation.resume() // expect: continuation_misuse (already resumed)
      }
    }
  }

  func seekOnce(to time: CMTime) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      player.seek(to: time) { isFinished in
        if isFinished { return self.finish(continuation) }
        continuation.resume()
      }
    }
  }

  func load(_ name: String) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      read(name) { count, error in
        guard error == nil else { return } // expect: continuation_misuse (a path ends here)
        self.answer(continuation, with: count)
      }
    }
  }

  func loadAll(_ name: String) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      read(name) { count, error in
        self.answer(continuation, with: count)
      }
    }
  }

  private func finish(_ continuation: CheckedContinuation<Void, Never>) {
    continuation.resume()
  }

  private func answer(_ continuation: CheckedContinuation<Int, any Error>, with count: Int?) {
    guard let count else { return continuation.resume(throwing: CancellationError()) }
    continuation.resume(returning: count)
  }

  private func read(_ name: String, _ done: @escaping (Int?, (any Error)?) -> Void) {}
}
