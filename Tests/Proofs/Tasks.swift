import Dispatch

/// After `cancel()` the sleep returns at once, and the loop turns as fast as it can.
enum SwallowedCancellation: Proof {
  static let rule = "swallowed_cancellation"

  static func bad() {
    watch { turns in
      while turns.value < 100_000 {
        try? await Task.sleep(for: .seconds(1))
        turns.change { $0 += 1 }
      }
    }
  }

  static func good() {
    watch { turns in
      while turns.value < 100_000 {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        turns.change { $0 += 1 }
      }
    }
  }

  static func watch(_ loop: @escaping @Sendable (Shared<Int>) async -> Void) {
    let turns = Shared(0)
    Task.detached { await loop(turns) }.cancel()
    finish(after: 0.5, "a loop of one turn a second spins when it is cancelled") { turns.value > 100 }
  }
}

/// Tasks that are created in order do not run in order.
enum UnorderedTaskHop: Proof {
  static let rule = "unordered_task_hop"

  actor Log {
    var values: [Int] = []
    func add(_ value: Int) { values.append(value) }
  }

  static func bad() {
    Task.detached {
      for attempt in 1...200 {
        let log = Log()
        await withTaskGroup(of: Void.self) { group in
          for value in 0..<200 { group.addTask { await Task { await log.add(value) }.value } }
        }
        let values = await log.values
        if values != values.sorted() { finish(true, "200 values in another order (attempt \(attempt))") }
      }
      finish(false, "the values kept their order")
    }
  }

  static func good() {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for value in 0..<200 { continuation.yield(value) }
    continuation.finish()
    Task.detached {
      var values: [Int] = []
      for await value in stream { values.append(value) }
      finish(values != values.sorted(), "200 values in order")
    }
  }
}

/// An error between wait and signal takes the permit with it.
enum UnbalancedSemaphore: Proof {
  static let rule = "unbalanced_semaphore"

  actor Permits {
    private var free = 1
    private var waiting: [CheckedContinuation<Void, Never>] = []
    func wait() async {
      if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    }
    func signal() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    func withPermit(_ work: @Sendable () async throws -> Void) async throws {
      await wait()
      do { try await work() } catch {
        signal()
        throw error
      }
      signal()
    }
  }

  struct Failure: Error {}

  static func bad() {
    watch { permits in
      await permits.wait()
      try await fail()
      await permits.signal()
    }
  }

  static func good() { watch { permits in try await permits.withPermit { try await fail() } } }

  nonisolated static func fail() async throws { throw Failure() }

  static func watch(_ use: @escaping @Sendable (Permits) async throws -> Void) {
    let permits = Permits()
    let isThrough = Shared(false)
    Task.detached {
      try? await use(permits)
      await permits.wait()
      isThrough.change { $0 = true }
    }
    finish(after: 0.5, "the next one waits for ever") { !isThrough.value }
  }
}

/// Two withdrawals see the same balance.
enum ActorReentrancy: Proof {
  static let rule = "actor_reentrancy"

  actor Account {
    var balance = 100
    func bad() async {
      guard balance >= 100 else { return }
      try? await Task.sleep(for: .milliseconds(50))
      balance -= 100
    }
    func good() async {
      guard balance >= 100 else { return }
      balance -= 100
      try? await Task.sleep(for: .milliseconds(50))
    }
  }

  static func bad() { watch { await $0.bad() } }
  static func good() { watch { await $0.good() } }

  static func watch(_ withdraw: @escaping @Sendable (Account) async -> Void) {
    Task.detached {
      let account = Account()
      async let first: Void = withdraw(account)
      async let second: Void = withdraw(account)
      _ = await (first, second)
      let balance = await account.balance
      finish(balance < 0, "a balance of \(balance)")
    }
  }
}

/// The state is reset before the work begins.
enum DeferBeforeTask: Proof {
  static let rule = "defer_before_task"
  static var isLoading = false

  static func bad() {
    load()
    finish(!isLoading, "nothing is loading while it loads")
  }

  static func load() {
    isLoading = true
    defer { isLoading = false }
    Task { try await Task.sleep(for: .seconds(1)) }
  }

  static func good() {
    isLoading = true
    Task {
      defer { isLoading = false }
      try await Task.sleep(for: .seconds(1))
    }
    finish(!isLoading, "it says that it is loading")
  }
}
