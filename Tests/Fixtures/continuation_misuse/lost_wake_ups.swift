import Foundation
import Synchronization

/// Asks under the lock, lets it go, and stores under it again: whoever opens in between finds nobody.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    let isOpenNow = lock.withLock { isOpen }
    if isOpenNow { return }
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      lock.withLock { waiters.append(continuation) }
    }
  }

  func pass() async throws {
    lock.lock()
    if isOpen {
      lock.unlock()
      return
    }
    lock.unlock()
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      lock.lock()
      waiters.append(continuation)
      lock.unlock()
    }
  }

  /// The same hold of the lock, which the closure ends.
  func waitInOneGo() async {
    lock.lock()
    if isOpen {
      lock.unlock()
      return
    }
    await withCheckedContinuation { continuation in
      waiters.append(continuation)
      lock.unlock()
    }
  }

  func waitAndAskAgain() async {
    if lock.withLock({ isOpen }) { return }
    await withCheckedContinuation { continuation in
      let isOpenNow = lock.withLock {
        if isOpen { return true }
        waiters.append(continuation)
        return false
      }
      if isOpenNow { continuation.resume() }
    }
  }

  func open() {
    let woken = lock.withLock {
      isOpen = true
      defer { waiters = [] }
      return waiters
    }
    for waiter in woken { waiter.resume() }
  }
}

final class Mailbox: Sendable {
  struct State {
    var letter: String?
    var reader: CheckedContinuation<String, Never>?
    var visits = 0
  }

  private let state = Mutex(State())

  func read() async -> String {
    if let letter = state.withLock({ $0.letter }) { return letter }
    return await withCheckedContinuation { continuation in // expect: continuation_misuse
      state.withLock { $0.reader = continuation }
    }
  }

  /// How often somebody came is no reason to wait or not.
  func readAfterVisit() async -> String {
    state.withLock { $0.visits += 1 }
    return await withCheckedContinuation { continuation in
      state.withLock { $0.reader = continuation }
    }
  }

  func deliver(_ letter: String) {
    let reader = state.withLock { state in
      state.letter = letter
      return state.reader.take()
    }
    reader?.resume(returning: letter)
  }
}

final class Turnstile: @unchecked Sendable {
  private let queue = DispatchQueue(label: "turnstile") // expect: serial_queue
  private var isFree = true
  private var people: [Int: CheckedContinuation<Void, Never>] = [:]

  func enter(_ person: Int) async {
    while !queue.sync(execute: { isFree }) {
      await withCheckedContinuation { continuation in // expect: continuation_misuse
        queue.sync { people[person] = continuation }
      }
    }
  }

  func leave() {
    let next = queue.sync { () -> CheckedContinuation<Void, Never>? in
      isFree = true
      return people.popFirst()?.value
    }
    next?.resume()
  }
}

/// Nothing comes between on an actor.
actor Door {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}

/// Nobody who wakes changes what is asked.
final class Roster: @unchecked Sendable {
  private let lock = NSLock()
  private var limit = 3
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func join(_ count: Int) async {
    if lock.withLock({ count < limit }) { return }
    await withCheckedContinuation { continuation in
      lock.withLock { waiters.append(continuation) }
    }
  }

  func raise() {
    lock.withLock { limit = 4 }
  }

  func callAll() {
    let all = lock.withLock {
      defer { waiters = [] }
      return waiters
    }
    for waiter in all { waiter.resume() }
  }
}
