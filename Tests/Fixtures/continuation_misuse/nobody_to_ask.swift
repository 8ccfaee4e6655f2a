final class Desk {
  var clerk: Clerk?
  weak var helper: Clerk?

  func answer() async -> Bool {
    await withCheckedContinuation { continuation in
      clerk?.ask { continuation.resume(returning: $0) } // expect: continuation_misuse (if 'clerk' is nil)
    }
  }

  func answerOrFalse() async -> Bool {
    await withCheckedContinuation { continuation in
      guard helper != nil else { return continuation.resume(returning: false) }
      helper?.ask { continuation.resume(returning: $0) }
    }
  }

  // Whatever becomes of the one who is asked, the bell answers.
  func askedOrLate(_ queue: Queue, _ once: Once) async -> Bool {
    await withCheckedContinuation { continuation in
      helper?.ask { answer in
        if once.take() { continuation.resume(returning: answer) }
      }
      queue.add {
        if once.take() { continuation.resume(returning: false) }
      }
    }
  }

  func asked() async -> Bool {
    await withCheckedContinuation { continuation in
      clerk?.ask { continuation.resume(returning: $0) } ?? continuation.resume(returning: false)
    }
  }

  // The method that waits keeps self alive.
  func passedOn() async -> Bool {
    await withCheckedContinuation { [weak self] continuation in
      self?.ask { continuation.resume(returning: $0) }
    }
  }

  func passedOnLater(_ queue: Queue) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.add { [weak self] in
        self?.ask { continuation.resume(returning: $0) }
      }
    }
  }

  func passedToClerk(_ queue: Queue) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.add { [weak self] in
        self?.clerk?.ask { continuation.resume(returning: $0) } // expect: continuation_misuse (if 'clerk' is nil)
      }
    }
  }

  func passedByTask(_ queue: Queue) {
    Task { [weak self] in
      await withCheckedContinuation { continuation in
        queue.add {
          self?.ask { continuation.resume(returning: $0) } // expect: continuation_misuse (if 'self' is nil)
        }
      }
    }
  }

  private func ask(_ answer: @escaping @Sendable (Bool) -> Void) {
    answer(true)
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

final class Once {
  func take() -> Bool { true }
}

final class Queue {
  func add(_ work: @escaping () -> Void) {}
}

final class Clerk {
  func ask(_ answer: @escaping @Sendable (Bool) -> Void) {}
}

struct Asker {
  let ask: ((@escaping (Int) -> Void) -> Void)?

  func asks() async -> Int {
    await withCheckedContinuation { answer in
      ask? { value in answer.resume(returning: value) } // expect: continuation_misuse (if 'ask' is nil)
    }
  }

  func asksInParentheses() async -> Int {
    await withCheckedContinuation { answer in
      self.ask?({ value in answer.resume(returning: value) }) // expect: continuation_misuse (if 'ask' is nil)
    }
  }

  func looksFirst() async -> Int {
    await withCheckedContinuation { answer in
      guard ask != nil else { return answer.resume(returning: 0) }
      ask? { value in answer.resume(returning: value) }
    }
  }
}
