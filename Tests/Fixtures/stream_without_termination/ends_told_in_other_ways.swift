import AuthenticationServices
import Foundation

final class Feed {
  private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
  var handler: ((Int) -> Void)?

  func values() -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.register(continuation)
    }
  }

  private func register(_ continuation: AsyncStream<Int>.Continuation) {
    listeners[listeners.count] = continuation
    continuation.onTermination = { [weak self] _ in self?.listeners.removeAll() }
  }

  /// What is sent says whether somebody is there.
  func numbers() -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.handler = { value in
        if case .terminated = continuation.yield(value) { self.handler = nil }
      }
    }
  }

  /// Nobody looks at the answer.
  func numbersUnheard() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      self.handler = { value in _ = continuation.yield(value) }
    }
  }

  func numbersForEver() -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: stream_without_termination
      self.handler = { value in continuation.yield(value) }
    }
  }
}

/// A pipe has an end.
func data(of pipe: Pipe) -> AsyncStream<Data> {
  AsyncStream { continuation in
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        continuation.finish()
      } else {
        continuation.yield(data)
      }
    }
  }
}

final class Installer: NSObject, ASAuthorizationControllerDelegate {
  private var states: AsyncStream<String>.Continuation?

  func install() -> AsyncStream<String> {
    states?.finish()
    return AsyncStream { states = $0 }
  }

  func authorizationController(_ controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    states?.yield("failed")
    end()
  }

  private func end() {
    states?.finish()
  }
}

/// Who reads the pipe to its end needs no word of its consumer.
func ends(of pipe: Pipe, _ keep: (AsyncStream<Void>) -> Void) {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  pipe.fileHandleForReading.readabilityHandler = { handle in
    guard handle.availableData.isEmpty else { return }
    handle.readabilityHandler = nil
    continuation.yield()
  }
  keep(stream)
}
