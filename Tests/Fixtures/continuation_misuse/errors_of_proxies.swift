import Foundation

/// XPC calls a message's block or the proxy's error handler, one of both.
@objc protocol Indexing {
  func count(_ reply: @escaping @Sendable (Int) -> Void)
}

final class IndexingHelper {
  private let connection: NSXPCConnection

  init(connection: NSXPCConnection) {
    self.connection = connection
  }

  func logged() async -> Int {
    await withCheckedContinuation { continuation in // expect: continuation_misuse (one of the paths)
      let proxy = connection.remoteObjectProxyWithErrorHandler { error in
        print("no answer:", error)
      } as? any Indexing
      guard let proxy else { return continuation.resume(returning: 0) }
      proxy.count { continuation.resume(returning: $0) }
    }
  }

  func guarded() async -> Int {
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      let proxy = connection.synchronousRemoteObjectProxyWithErrorHandler({ error in
        print("no answer:", error)
      })
      guard let indexing = proxy as? any Indexing else {
        continuation.resume(returning: 0)
        return
      }
      indexing.count { count in
        continuation.resume(returning: count)
      }
    }
  }

  func atOnce() async -> Int {
    await withCheckedContinuation { continuation in
      (connection.remoteObjectProxyWithErrorHandler { print($0) } as! any Indexing).count { // expect: continuation_misuse
        continuation.resume(returning: $0)
      }
    }
  }

  func proxyFromBefore() async -> Int {
    let proxy = connection.remoteObjectProxyWithErrorHandler { print($0) } as! any Indexing
    return await withCheckedContinuation { continuation in
      proxy.count { continuation.resume(returning: $0) } // expect: continuation_misuse (brings no answer)
    }
  }

  func withoutHandler() async -> Int {
    let proxy = connection.remoteObjectProxy as! any Indexing
    return await withCheckedContinuation { continuation in
      proxy.count { continuation.resume(returning: $0) } // expect: continuation_misuse (brings no answer)
    }
  }

  func answered() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      let proxy = connection.remoteObjectProxyWithErrorHandler { continuation.resume(throwing: $0) }
      guard let indexing = proxy as? any Indexing else { return continuation.resume(returning: 0) }
      indexing.count { continuation.resume(returning: $0) }
    }
  }

  func trapping() async -> Int {
    await withCheckedContinuation { continuation in
      let proxy = connection.remoteObjectProxyWithErrorHandler { fatalError("\($0)") } as! any Indexing
      proxy.count { continuation.resume(returning: $0) }
    }
  }

  func answeredByFunction() async -> Int {
    await withCheckedContinuation { continuation in
      let answer = Answer(continuation)
      let proxy = connection.remoteObjectProxyWithErrorHandler { _ in answer.give(0) } as! any Indexing
      proxy.count { answer.give($0) }
    }
  }

  func handedOn() async throws -> any Indexing {
    try await withCheckedThrowingContinuation { continuation in
      guard let proxy = connection.remoteObjectProxyWithErrorHandler({ error in
        continuation.resume(throwing: error) // expect: continuation_misuse (already resumed)
      }) as? any Indexing else {
        return continuation.resume(throwing: CancellationError())
      }
      continuation.resume(returning: proxy)
    }
  }

  func madeHere() async throws -> any Indexing {
    try await withCheckedThrowingContinuation { continuation in
      let own = NSXPCConnection(serviceName: "index")
      guard let proxy = own.remoteObjectProxyWithErrorHandler({ error in
        continuation.resume(throwing: error) // expect: continuation_misuse (already resumed)
      }) as? any Indexing else { return continuation.resume(throwing: CancellationError()) }
      continuation.resume(returning: proxy)
    }
  }

  func proxyOfMethod() async -> Int {
    guard let proxy = indexing() else { return 0 }
    return await withCheckedContinuation { continuation in
      proxy.count { continuation.resume(returning: $0) } // expect: continuation_misuse (brings no answer)
    }
  }

  private func indexing() -> (any Indexing)? { connection.remoteObjectProxy as? any Indexing }

  func notAwaited() async -> Int {
    await withCheckedContinuation { continuation in
      let proxy = connection.remoteObjectProxyWithErrorHandler { print($0) } as! any Indexing
      proxy.count { print($0) }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in continuation.resume(returning: 0) }
    }
  }
}

final class Answer: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Int, Never>?

  init(_ continuation: CheckedContinuation<Int, Never>) {
    self.continuation = continuation
  }

  func give(_ count: Int) {
    lock.lock()
    let waiting = continuation
    continuation = nil
    lock.unlock()
    waiting?.resume(returning: count)
  }
}

final class RemoteIndex {
  private let links: IndexLinks
  private let local: any Indexing

  init(links: IndexLinks, local: any Indexing) {
    self.links = links
    self.local = local
  }

  func countAll() async -> Int {
    await withCheckedContinuation { continuation in
      guard let proxy = links.current() else {
        continuation.resume(returning: 0)
        return
      }
      proxy.count { continuation.resume(returning: $0) } // expect: continuation_misuse (brings no answer)
    }
  }

  func countHere() async -> Int {
    await withCheckedContinuation { continuation in
      local.count { continuation.resume(returning: $0) }
    }
  }

  func countAtHome() async -> Int {
    guard let home = links.atHome() else { return 0 }
    return await withCheckedContinuation { continuation in
      home.count { continuation.resume(returning: $0) }
    }
  }
}

// file: IndexLinks.swift
import Foundation

final class IndexLinks {
  private let connection: NSXPCConnection
  private let home: (any Indexing)?

  init(connection: NSXPCConnection, home: (any Indexing)?) {
    self.connection = connection
    self.home = home
  }

  func current() -> (any Indexing)? { proxy }

  func atHome() -> (any Indexing)? { home }

  private var proxy: (any Indexing)? {
    connection.remoteObjectProxyWithErrorHandler { print($0) } as? any Indexing
  }
}
