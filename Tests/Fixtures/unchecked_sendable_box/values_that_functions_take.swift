import Foundation

// What only comes by is not held.
final class Router<Message>: @unchecked Sendable {
  private let lock = NSLock()
  private var routes: [String: @Sendable (Message) -> Void] = [:]
  private var sources: [() -> Message] = []

  func add(_ name: String, _ route: @escaping @Sendable (Message) -> Void) {
    lock.withLock { routes[name] = route }
  }
}

final class Mailbox<Message>: @unchecked Sendable { // expect: unchecked_sendable_box
  private let lock = NSLock()
  private var kept: [(message: Message, read: () -> Void)] = []

  func add(_ message: Message) {
    lock.withLock { kept.append((message, {})) }
  }
}
