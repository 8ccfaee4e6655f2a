import Foundation

final class Answers {
  let session = URLSession.shared
  var isRecording = false

  func lines(of url: URL) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in // expect: stream_without_termination
      Task {
        do {
          let (bytes, _) = try await session.bytes(from: url)
          for try await line in bytes.lines { continuation.yield(line) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }

  func states(of job: String) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in // expect: stream_without_termination
      Task.detached { // expect: unhandled_throwing_task
        while true {
          let state = try await self.state(of: job)
          continuation.yield(state)
          if state == 3 {
            continuation.finish()
            return
          }
          try await Task.sleep(for: .seconds(1))
        }
      }
    }
  }

  func progress(of model: String) -> AsyncThrowingStream<Double, any Error> {
    AsyncThrowingStream { continuation in // expect: stream_without_termination
      Task { // expect: unhandled_throwing_task
        try await download(model) { part in continuation.yield(part) }
        continuation.finish()
      }
    }
  }

  func merged(_ streams: [AsyncStream<Int>]) -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      Task {
        await withTaskGroup(of: Void.self) { group in
          for stream in streams {
            group.addTask {
              for await value in stream { continuation.yield(value) }
            }
          }
        }
        continuation.finish()
      }
    }
  }

  // The task is cancelled with the stream.
  func cancelled(_ url: URL) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        for try await line in url.lines { continuation.yield(line) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  // What is asked for is asked for once.
  func both(_ jobs: [String]) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        await withTaskGroup(of: Int.self) { group in
          for job in jobs { group.addTask { (try? await self.state(of: job)) ?? 0 } }
          for await state in group { continuation.yield(state) }
        }
        continuation.finish()
      }
    }
  }

  func one(_ job: String) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      Task { // expect: unhandled_throwing_task
        let state = try await self.state(of: job)
        await briefly { _ = continuation.yield(state) }
        continuation.finish()
      }
    }
  }

  func there(_ file: URL) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      Task {
        do {
          for try await line in file.lines { continuation.yield(line) }
          await names().forEach { name in continuation.yield(name) }
          continuation.finish()
        } catch { continuation.finish(throwing: error) }
      }
    }
  }

  // Somebody else ends the loop, and somebody else the stream.
  func words() -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      Task {
        while isRecording {
          try await Task.sleep(for: .seconds(1))
          continuation.yield("word")
        }
        continuation.finish()
      }
    }
  }

  func output(of process: Process, _ pipe: Pipe) -> AsyncThrowingStream<UInt8, any Error> {
    AsyncThrowingStream { continuation in
      process.terminationHandler = { _ in continuation.finish() }
      Task {
        do {
          for try await byte in pipe.fileHandleForReading.bytes { continuation.yield(byte) }
        } catch { print(error) }
      }
    }
  }

  private func state(of job: String) async throws -> Int { job.count }
  private func names() async -> [String] { [] }
  private func briefly(_ work: @Sendable () -> Void) async {}
  private func download(_ model: String, tell: @Sendable (Double) -> Void) async throws {}
}
