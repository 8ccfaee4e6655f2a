import Foundation

@MainActor final class Counter {
  private var task: Task<Void, Never>?
  private var names: [String] = []
  private let limit = 3

  deinit {
    task?.cancel()
    names.removeAll()
    print(limit)
  }
}

// On no actor.
class Watcher {
  private var observers: [any NSObjectProtocol] = []

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
