// What lives in a lock alone is reached under it, and what is never copied by one at a time.
import Synchronization

final class Signals: Sendable {
  struct State: Sendable {
    nonisolated(unsafe) var sources: [AnyObject] = []
  }

  private let state: Mutex<State> = .init(State())

  func add(_ source: sending AnyObject) { state.withLock { $0.sources.append(source) } }
}

struct Moved: ~Copyable, Sendable {
  nonisolated(unsafe) private var value: AnyObject?

  mutating func take() -> AnyObject? {
    defer { value = nil }
    return value
  }
}

struct Section: Sendable {
  nonisolated(unsafe) var address: UnsafeRawPointer? // expect: nonisolated_unsafe_storage (nothing here changes it)
}

struct Route: Sendable {
  nonisolated(unsafe) var last: UnsafeRawPointer? // expect: nonisolated_unsafe_storage (copies may share)

  mutating func go(to place: UnsafeRawPointer) { last = place }
}
