import Foundation
import Network

@MainActor var level = 2.0

final class Watcher {
  private let monitor = NWPathMonitor()
  private let other = NWPathMonitor()
  private lazy var first = MainActor.assumeIsolated { level } // expect: assume_isolated_off_main

  @MainActor func start() {
    monitor.pathUpdateHandler = { _ in
      MainActor.assumeIsolated { level += 1 } // expect: assume_isolated_off_main
    }
    monitor.start(queue: DispatchQueue(label: "paths"))
    other.pathUpdateHandler = { _ in
      MainActor.assumeIsolated { level += 1 }
    }
    other.start(queue: .main)
    NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { level += 1 } // expect: assume_isolated_off_main (note)
    }
    NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { level += 1 }
    }
  }
}

extension MainActor {
  static func trust<Value: Sendable>(_ body: @MainActor () throws -> Value) rethrows -> Value {
    try MainActor.assumeIsolated(body) // expect: assume_isolated_off_main
  }

  func tell() {
    MainActor.assumeIsolated { level += 1 }
  }
}

@MainActor final class Shown {
  private lazy var first = MainActor.assumeIsolated { level }
}
