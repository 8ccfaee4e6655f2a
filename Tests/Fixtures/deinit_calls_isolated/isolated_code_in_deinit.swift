import Foundation

@MainActor protocol Providing {
  func stopPolling()
  nonisolated func removeObserver(_ observer: AnyObject)
  var isPolling: Bool { get }
}

@MainActor
class ViewStore {
  let provider: any Providing
  var providers: [any Providing] = []

  init(provider: any Providing) {
    self.provider = provider
  }

  deinit {
    provider.stopPolling() // expect: deinit_calls_isolated (this belongs to an actor)
    self.provider.stopPolling() // expect: deinit_calls_isolated
    let copy = provider
    copy.stopPolling() // expect: deinit_calls_isolated
    providers.forEach { $0.stopPolling() } // expect: deinit_calls_isolated
    clear() // expect: deinit_calls_isolated
    self.finish() // expect: deinit_calls_isolated
    if provider.isPolling { print("still") } // expect: deinit_calls_isolated
  }

  func clear() {}
}

extension ViewStore {
  func finish() {}
}

// Inherited.
class Screen: ViewStore {
  deinit {
    clear() // expect: deinit_calls_isolated
  }
}

// State that may not be shared.
final class Cache {
  var items: [Int] = []
  func clear() { items = [] }
}

@MainActor final class Library {
  private let cache = Cache()
  @Published var title = ""

  deinit {
    cache.clear() // expect: deinit_calls_isolated (only the actor may touch this)
    title = "" // expect: deinit_calls_isolated
  }
}

actor Depot {
  var count = 0
  func close() { count = 0 }

  deinit {
    close() // expect: deinit_calls_isolated
  }
}

// file: Elsewhere.swift
@MainActor final class Cellar: Storage {
  deinit {
    lock() // expect: deinit_calls_isolated
  }
}

// file: Storage.swift
class Storage {
  @MainActor func lock() {}
}
