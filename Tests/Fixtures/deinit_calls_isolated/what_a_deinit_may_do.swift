import Combine
import Foundation

@MainActor protocol Providing: Sendable {
  func stopPolling()
  nonisolated func removeObserver(_ observer: AnyObject)
}

@MainActor final class ViewStore {
  private let provider: any Providing
  private var polling: Task<Void, Never>?
  private var count = 0
  private let queue = DispatchQueue(label: "store")

  init(provider: any Providing) {
    self.provider = provider
  }

  deinit {
    polling?.cancel()
    count = 0
    log("gone")
    Self.forget()
    NotificationCenter.default.removeObserver(self)
    provider.removeObserver(NSObject())
    Task { @MainActor [provider] in provider.stopPolling() }
    DispatchQueue.main.async { [provider] in provider.stopPolling() }
    let clear = { print("a local that shadows the method") }
    clear()
    func finish() {}
    finish()
  }

  func clear() {}
  func finish() {}
  nonisolated func log(_ text: String) { print(text) }
  nonisolated static func forget() {}
}

@MainActor final class Isolated {
  private var items: [NSObject] = []

  isolated deinit {
    clear()
    items.removeAll()
  }

  func clear() {}
}

// Nobody else can let go of these, and tokens may be cancelled on any thread: only the compiler objects.
final class Cache {
  var items: [Int] = []
}

@MainActor final class Library {
  private var caches: [Cache] = []
  private var cache: Cache? = Cache()
  private var bag: Set<AnyCancellable> = []
  private var observation: NSKeyValueObservation?

  deinit {
    caches.removeAll() // expect: deinit_calls_isolated (note: not Sendable)
    cache = nil // expect: deinit_calls_isolated (note: not Sendable)
    bag.forEach { $0.cancel() } // expect: deinit_calls_isolated (note: not Sendable)
    observation?.invalidate()
    onMain { self.clear() }
  }

  func clear() {}
}

func onMain(_ body: @MainActor () -> Void) {}

// On no actor.
final class Plain {
  private let cache = NSMutableArray()

  deinit {
    cache.removeAllObjects()
    clear()
  }

  func clear() {}
}

actor Depot {
  private var count = 0
  nonisolated func close() {}

  deinit {
    close()
    count = 0
  }
}

// Both branches are read; where they disagree nobody knows.
#if os(macOS)
@MainActor class Branched {
  func stop() {}
  deinit { stop() }
}
#else
class Branched {
  func stop() {}
  deinit { stop() }
}
#endif
