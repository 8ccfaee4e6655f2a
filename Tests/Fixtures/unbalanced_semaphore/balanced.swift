import Dispatch
import Foundation

actor Pass {
  func wait() async throws {}
  func wait(timeout: Double) async -> Bool { true }
  func signal() {}
}

func start(then done: () -> Void) {}

struct Station {
  let lock = DispatchSemaphore(value: 1)
  let pass = Pass()

  func deferred() throws {
    lock.wait()
    defer { lock.signal() }
    try run()
  }

  func deferredFirst() throws {
    defer { lock.signal() }
    lock.wait()
    try run()
  }

  func deferredInATask() async throws {
    try await pass.wait()
    defer { Task { await pass.signal() } }
    try run()
  }

  func everyPath(_ isOpen: Bool) async throws {
    try await pass.wait()
    guard isOpen else {
      await pass.signal()
      return
    }
    do {
      try run()
      await pass.signal()
    } catch {
      await pass.signal()
      throw error
    }
  }

  func failedToWait() async {
    do {
      try await pass.wait()
    } catch {
      return
    }
    print("passed")
    await pass.signal()
  }

  func timedOut() async throws {
    let isFree = await pass.wait(timeout: 10)
    if !isFree { throw CancellationError() }
    await pass.signal()
    guard lock.wait(timeout: .now() + 1) == .success else { return } // expect: blocking_in_async
    lock.signal()
  }

  func onlyIfFree() -> Int {
    if lock.wait(timeout: .now()) == .success {
      lock.signal()
    }
    return 1
  }

  func optionalTry(_ value: Int?) {
    lock.wait()
    try? run()
    _ = try! JSONEncoder().encode(value)
    lock.signal()
  }

  func behindTheCatch() {
    lock.wait()
    do { try run() } catch { print("no") }
    lock.signal()
  }

  func retries() {
    lock.wait()
    while true {
      do {
        try run()
        break
      } catch {
        continue
      }
    }
    lock.signal()
  }

  func breaksOut(_ names: [String]) {
    lock.wait()
    for name in names {
      if name.isEmpty { break }
      switch name {
      case "a": break
      default: print(name)
      }
    }
    lock.signal()
    for name in names {
      lock.wait()
      switch name {
      case "a": break
      default: print(name)
      }
      lock.signal()
    }
  }

  func inAFunctionOfItsOwn(_ isOpen: Bool) {
    lock.wait()
    if !isOpen { return leave() }
    leave()
  }

  private func leave() {
    lock.signal()
  }

  func inALocalFunction(_ isOpen: Bool) {
    func done() { lock.signal() }
    lock.wait()
    if !isOpen { return done() }
    done()
  }

  func inAClosureWithAName(_ queue: DispatchQueue, _ isOpen: Bool) {
    let done = {
      print("done")
      self.lock.signal()
    }
    queue.async {
      self.lock.wait()
      if !isOpen { return done() }
      start(then: done)
    }
  }

  func handedOver(_ queue: DispatchQueue) {
    lock.wait()
    queue.async { self.lock.signal() }
  }

  func inTwoFunctions() throws {
    lock.wait()
    try run()
  }

  func waitsForOthers(_ condition: NSCondition, _ isReady: () -> Bool) throws {
    condition.lock()
    while !isReady() { condition.wait() }
    if isReady() { return condition.unlock() }
    condition.signal()
    condition.unlock()
  }

  func run() throws {}
}
