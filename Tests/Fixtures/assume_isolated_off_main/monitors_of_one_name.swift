import Network

@MainActor final class Board {
  var count = 0
}

// Both have a monitor, and start it on queues of their own.
final class Path: Sendable {
  private let monitor = NWPathMonitor()

  func watch(_ board: Board) {
    monitor.pathUpdateHandler = { _ in
      MainActor.assumeIsolated { board.count += 1 }
    }
    monitor.start(queue: .main)
  }
}

final class OtherPath: Sendable {
  private let monitor = NWPathMonitor()

  func watch(_ board: Board) {
    monitor.pathUpdateHandler = { _ in
      MainActor.assumeIsolated { board.count += 1 } // expect: assume_isolated_off_main
    }
    monitor.start(queue: DispatchQueue(label: "path"))
  }
}
