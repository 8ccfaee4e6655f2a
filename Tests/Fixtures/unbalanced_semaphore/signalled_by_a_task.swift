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
