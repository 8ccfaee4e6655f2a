import Foundation

final class Fetcher {
  private let semaphore = DispatchSemaphore(value: 0)
  private var data: Data?

  func fetch(_ url: URL) -> Data? {
    URLSession.shared.dataTask(with: url) { data, _, error in
      if error != nil {
        Task {
          await self.repair()
          self.semaphore.signal()
        }
        return
      }
      self.data = data
      self.semaphore.signal()
    }.resume()
    semaphore.wait()
    return data
  }

  func fetchNone(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, error in
      if error != nil {
        Task { await self.repair() }
        return
      }
      self.semaphore.signal()
    }.resume()
    semaphore.wait() // expect: unbalanced_semaphore
  }

  private func repair() async {}
}

actor Permits {
  func wait() async throws {}
  func signal() {}
}

// A task that waits itself gives back its own permit.
func takeTurns() async throws {
  let permits = Permits()
  try await permits.wait()
  let next = Task {
    try await permits.wait()
    await permits.signal()
  }
  await permits.signal()
  try await next.value
}
