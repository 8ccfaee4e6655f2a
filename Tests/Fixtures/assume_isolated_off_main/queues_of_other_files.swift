import Foundation

final class Loader: Worker {
  func load() {
    Queues.work.async {
      MainActor.assumeIsolated { print("loaded") } // expect: assume_isolated_off_main
    }
    Queues.shared.async {
      MainActor.assumeIsolated { print("loaded") } // expect: assume_isolated_off_main
    }
    Queues.ui.async {
      MainActor.assumeIsolated { print("shown") }
    }
    DispatchQueue.storage.async {
      MainActor.assumeIsolated { print("stored") } // expect: assume_isolated_off_main
    }
    own.async {
      MainActor.assumeIsolated { print("done") } // expect: assume_isolated_off_main
    }
    screen.async {
      MainActor.assumeIsolated { print("shown") }
    }
  }
}

// file: Queues.swift
import Foundation

enum Queues {
  static let work = DispatchQueue(label: "work")
  static let shared: DispatchQueue = .global(qos: .utility)
  static let ui = DispatchQueue.main
}

extension DispatchQueue {
  static let storage = DispatchQueue(label: "storage")
}

class Worker {
  let own = DispatchQueue(label: "own")
  let screen: DispatchQueue = .main
}
