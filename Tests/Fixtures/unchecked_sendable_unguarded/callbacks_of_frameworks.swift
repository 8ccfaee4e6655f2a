import Foundation

final class Pages: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('waiting' is changed outside of its lock)
  private let queue = DispatchQueue(label: "pages")
  private var waiting: [URL] = []

  func add(_ url: URL) {
    queue.async { self.waiting.append(url) }
  }

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { _, _, _ in
      self.waiting.removeAll()
    }.resume()
  }
}

final class Orders: @unchecked Sendable {
  private let queue = DispatchQueue(label: "orders")
  private var waiting: [URL] = []

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { _, _, _ in
      self.queue.async { self.waiting.append(url) }
    }.resume()
  }
}
