struct Loader {
  func load() async throws -> Int { 1 }

  func forgets() async -> Int {
    await withCheckedContinuation { answer in
      Task { // expect: unhandled_throwing_task
        let value = try await load() // expect: continuation_misuse (waits for ever)
        answer.resume(returning: value)
      }
    }
  }

  func forgetsDetached() async -> Int {
    await withCheckedContinuation { answer in
      Task.detached { // expect: unhandled_throwing_task
        guard let value = try await [load()].first else { // expect: continuation_misuse
          answer.resume(returning: 0)
          return
        }
        answer.resume(returning: value)
      }
    }
  }

  func answers() async throws -> Int {
    try await withCheckedThrowingContinuation { answer in
      Task {
        do {
          answer.resume(returning: try await load())
        } catch {
          answer.resume(throwing: error)
        }
      }
    }
  }

  func waitsFirst() async {
    await withCheckedContinuation { answer in
      Task {
        try await Task.sleep(for: .seconds(1))
        answer.resume()
      }
    }
  }

  func failsLater() async {
    await withCheckedContinuation { answer in
      Task { // expect: unhandled_throwing_task
        answer.resume()
        print(try await load())
      }
    }
  }
}
