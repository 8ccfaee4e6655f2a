import Combine

/// The first who reads a lazy property writes it.
final class Captions: @unchecked Sendable { // expect: unchecked_sendable_unguarded (by its first read)
  private let state = CurrentValueSubject<Int, Never>(0)
  lazy var all: AnyPublisher<Int, Never> = state.eraseToAnyPublisher()
}

public final class Subtitles: @unchecked Sendable { // expect: unchecked_sendable_unguarded (by its first read)
  private let lock = NSLock()
  private lazy var lines: [String] = load()

  public func first() -> String? { lines.first }

  private func load() -> [String] { [] }
}

final class Titles: @unchecked Sendable {
  private let lock = NSLock()
  private lazy var lines: [String] = load()

  func first() -> String? { lock.withLock { lines.first } }

  private func load() -> [String] { [] }
}

/// Others may read it, though they cannot set it.
public final class Uploads: @unchecked Sendable { // expect: unchecked_sendable_unguarded (by its first read)
  private let lock = NSLock()
  private var count = 0
  public private(set) lazy var names: [String] = ["a"]

  public func add() { lock.withLock { count += 1 } }
}

// Set before anybody else has the object.
final class Defaults: @unchecked Sendable {
  private lazy var names = ["direct", "bridge"]

  init() {
    addNames()
  }

  private func addNames() {
    for name in names { print(name) }
  }

  func isKnown(_ name: String) -> Bool { names.contains(name) }
}

final class LateDefaults: @unchecked Sendable { // expect: unchecked_sendable_unguarded (note)
  private lazy var names = ["direct", "bridge"]

  init() {
    Task { self.addNames() }
  }

  private func addNames() {
    for name in names { print(name) }
  }
}
