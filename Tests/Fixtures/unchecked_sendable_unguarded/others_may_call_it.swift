import Foundation

public final class Tally: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('count' is changed)
  private let lock = NSLock()
  private var count = 0

  // One caller of this file holds the lock; the others are in other modules.
  public func clear() { count = 0 }

  public func restart() {
    lock.lock()
    clear()
    lock.unlock()
  }

  public func bump() { lock.withLock { count += 1 } }
}

public final class Ledger: @unchecked Sendable {
  private let lock = NSLock()
  private var rows = 0

  private func clear() { rows = 0 }

  func wipe() { rows = 0 }

  public func restart() {
    lock.lock()
    clear()
    wipe()
    lock.unlock()
  }
}

final class Melody: @unchecked Sendable { // expect: unchecked_sendable_unguarded (note: 'position' is read)
  private var position = 0

  @MainActor func play() { position += 1 }

  func current() -> Int { position }
}

final class Stage: @unchecked Sendable {
  private var act = 0

  @MainActor func advance() { raise() }
  @MainActor func reset() { act = 0 }

  private func raise() { act += 1 }
}

// A framework's superclass that puts nobody on an actor.
final class Radio: Broadcaster, @unchecked Sendable { // expect: unchecked_sendable_unguarded (note: 'channel' is changed)
  private var channel = 0

  func tune(_ channel: Int) { self.channel = channel }
}

@globalActor actor Pipe {
  static let shared = Pipe()
}

// Only code on the same actor touches it.
final class Download: @unchecked Sendable {
  private weak var owner: NSObject?

  @Pipe func attach(_ owner: NSObject) { self.owner = owner }

  func cancel() {
    Task { @Pipe in
      self.owner?.perform(nil)
    }
  }
}
