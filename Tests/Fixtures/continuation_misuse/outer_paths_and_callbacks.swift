struct Gone: Error {}

final class Kiosk {
  var shelf: Shelf

  func insideAndOutside(_ id: String?) async throws -> Int {
    try await withCheckedThrowingContinuation { answer in
      guard let id else {
        answer.resume(throwing: Gone())
        return
      }
      shelf.fetch(id) { count, _ in
        guard let count else { return } // expect: continuation_misuse (without resuming)
        answer.resume(returning: count)
      }
    }
  }

  func forgetsOutside() async {
    await withCheckedContinuation { answer in
      guard shelf.isOpen else { return } // expect: continuation_misuse (without resuming)
      shelf.close { answer.resume() }
    }
  }

  func goesOn(_ id: String?) async {
    await withCheckedContinuation { answer in
      if id == nil { answer.resume() }
      shelf.close { answer.resume() } // expect: continuation_misuse (already resumed)
    }
  }

  func behindAQueue(_ queue: DispatchQueue) async {
    await withCheckedContinuation { answer in
      queue.async { [weak shelf] in
        guard let shelf else { return } // expect: continuation_misuse
        shelf.close { answer.resume() }
      }
    }
  }

  func oneOfTwoForgets() async -> Int {
    await withCheckedContinuation { answer in
      shelf.count(
        success: { answer.resume(returning: $0) },
        failure: { error in print(error) } // expect: continuation_misuse
      )
    }
  }

  func oneOfTwoForgetsAPath() async -> Int {
    await withCheckedContinuation { answer in
      shelf.count(
        success: { count in
          guard count > 0 else { return } // expect: continuation_misuse
          answer.resume(returning: count)
        },
        failure: { _ in answer.resume(returning: 0) }
      )
    }
  }

  func eachPathOnce(_ id: String?) async throws -> Int {
    try await withCheckedThrowingContinuation { answer in
      guard let id else { return answer.resume(throwing: Gone()) }
      shelf.queue.async {
        self.shelf.fetch(id) { count, error in
          if let error { return answer.resume(throwing: error) }
          answer.resume(returning: count ?? 0)
        }
      }
    }
  }

  func flagOfBoth() async -> Int {
    await withCheckedContinuation { answer in
      var isDone = false
      shelf.count { count in
        guard !isDone else { return }
        isDone = true
        answer.resume(returning: count)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { // expect: dispatch_after
        guard !isDone else { return }
        isDone = true
        answer.resume(returning: 0)
      }
    }
  }

  func underALock(_ lock: Lock) async {
    await withCheckedContinuation { answer in
      lock.sync { if shelf.isOpen { answer.resume() } else { shelf.close { answer.resume() } } }
    }
  }

  func orAtTheEnd() async {
    await withCheckedContinuation { answer in
      shelf.fetch("a", found: { if $0 { answer.resume() } }, missed: { answer.resume() })
    }
  }
}
