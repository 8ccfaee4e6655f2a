import Foundation

final class Bridge: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var result: Int?

  func run() -> Int? {
    Task {
      self.result = 3
      self.done.signal()
    }
    done.wait()
    return result
  }
}

final class GroupBridge: @unchecked Sendable {
  private let group = DispatchGroup()
  private var result: Int?

  func run() -> Int? {
    group.enter()
    Task {
      self.result = 3
      self.group.leave()
    }
    group.wait()
    return result
  }
}

final class Hasty: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let done = DispatchSemaphore(value: 0)
  private var result: Int?

  func run() -> Int? {
    if let result { return result }
    Task {
      self.result = 3
      self.done.signal()
    }
    done.wait()
    return result
  }
}

final class Turnstile: @unchecked Sendable { // expect: unchecked_sendable_unguarded (outside of its lock)
  private let turn = DispatchSemaphore(value: 1)
  private var count = 0

  func enter() {
    turn.wait()
    count += 1
    turn.signal()
  }

  func reset() {
    count = 0
  }
}
