final class Desk {
  var clerk: Clerk?
  weak var helper: Clerk?

  func answer() async -> Bool {
    await withCheckedContinuation { continuation in
      clerk?.ask { continuation.resume(returning: $0) }
    } // expect: continuation_misuse (waits for ever)
  }

  func answerOrFalse() async -> Bool {
    await withCheckedContinuation { continuation in
      guard helper != nil else { return continuation.resume(returning: false) }
      helper?.ask { continuation.resume(returning: $0) }
    }
  }

  func asked() async -> Bool {
    await withCheckedContinuation { continuation in
      clerk?.ask { continuation.resume(returning: $0) } ?? continuation.resume(returning: false)
    }
  }

  func bound() async -> Bool {
    await withCheckedContinuation { continuation in
      if let clerk {
        clerk.ask { continuation.resume(returning: $0) }
      } else {
        continuation.resume(returning: false)
      }
    }
  }
}

final class Clerk {
  func ask(_ answer: @escaping @Sendable (Bool) -> Void) {}
}
