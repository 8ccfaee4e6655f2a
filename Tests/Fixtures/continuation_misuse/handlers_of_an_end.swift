// A process ends once, and tells of it once: each path has to resume.
import Foundation

enum Failure: Error { case killed }

func status(of process: Process) async throws -> Int32 {
  try await withCheckedThrowingContinuation { continuation in // expect: continuation_misuse
    process.terminationHandler = { ended in
      switch ended.terminationReason {
      case .exit: continuation.resume(returning: ended.terminationStatus)
      case .uncaughtSignal: print("killed")
      @unknown default: continuation.resume(throwing: Failure.killed)
      }
    }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      continuation.resume(throwing: error)
    }
  }
}

// Another handler may be called before, with what does not answer.
func answer(of socket: Socket) async -> Int {
  await withCheckedContinuation { continuation in
    socket.handler = { message in
      if message > 0 {
        socket.handler = nil
        continuation.resume(returning: message)
      }
    }
  }
}

final class Socket {
  var handler: ((Int) -> Void)?
}
