import Dispatch
import Foundation

/// Off the main thread the assumption is wrong, and the process stops.
enum AssumeIsolatedOffMain: Proof {
  static let rule = "assume_isolated_off_main"
  @MainActor static var count = 0

  nonisolated static func assume() { MainActor.assumeIsolated { count += 1 } }

  static func bad() {
    Task.detached { assume() }
    finish(after: 1, "nothing happened") { false }
  }

  static func good() {
    Task.detached {
      await MainActor.run { count += 1 }
      finish(false, "the hop reached the main thread")
    }
  }
}

/// Main waits for a queue whose work waits for main.
enum MainSync: Proof {
  static let rule = "main_sync"

  static func bad() { watch { done in DispatchQueue.main.sync { done.signal() } } }
  static func good() {
    watch { done in
      DispatchQueue.main.async {}
      done.signal()
    }
  }

  static func watch(_ work: @escaping @Sendable (DispatchSemaphore) -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "worker").async { work(done) }
    finish(done.wait(timeout: .now() + 0.5) == .timedOut, "main and the queue wait for each other")
  }
}

/// A closure that is formed on the main actor says so where it starts, and is started elsewhere.
enum CallbackInheritsMainActor: Proof {
  static let rule = "callback_inherits_main_actor"
  static var source: (any DispatchSourceTimer)?

  static func bad() {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { print("empty of everything that is isolated") }
    start(timer)
  }

  static func good() {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { @Sendable in finish(false, "the handler ran on the global queue") }
    start(timer)
  }

  static func start(_ timer: any DispatchSourceTimer) {
    timer.schedule(deadline: .now())
    timer.resume()
    source = timer
    finish(after: 1, "nothing happened") { false }
  }
}

/// Two threads add to the same number and lose some of it.
enum UncheckedSendableUnguarded: Proof {
  static let rule = "unchecked_sendable_unguarded"

  final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0
    func bad() { count += 1 }
    func good() { lock.withLock { count += 1 } }
  }

  static func bad() { watch { $0.bad() } }
  static func good() { watch { $0.good() } }

  static func watch(_ add: @Sendable (Counter) -> Void) {
    for _ in 1...20 {
      let counter = Counter()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<200_000 { add(counter) } }
      if counter.count != 1_600_000 { finish(true, "increments were lost") }
    }
    finish(false, "no increment was lost")
  }
}

/// Every thread of the pool waits for work that no thread is left to do.
enum BlockingInAsync: Proof {
  static let rule = "blocking_in_async"

  nonisolated static func block(_ semaphore: DispatchSemaphore) { semaphore.wait() }

  static func bad() {
    watch {
      let semaphore = DispatchSemaphore(value: 0)
      let worker = Task.detached { semaphore.signal() }
      block(semaphore)
      await worker.value
    }
  }

  static func good() { watch { await Task.detached {}.value } }

  static func watch(_ wait: @escaping @Sendable () async -> Void) {
    let ended = Shared(0)
    for _ in 0..<256 {
      Task.detached {
        await wait()
        ended.change { $0 += 1 }
      }
    }
    finish(after: 1, "the pool stands still") { ended.value < 256 }
  }
}
