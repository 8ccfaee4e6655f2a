import Dispatch

/// A second resume stops the process.
enum ContinuationMisuse: Proof {
  static let rule = "continuation_misuse"

  static func bad() {
    Task {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        continuation.resume()
        continuation.resume()
      }
    }
    finish(after: 1, "nothing happened") { false }
  }

  static func good() {
    Task {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in continuation.resume() }
      finish(false, "resumed once")
    }
  }
}

/// `cancelAll()` reaches the task, and nothing tells the continuation.
enum ContinuationIgnoresCancellation: Proof {
  static let rule = "continuation_ignores_cancellation"

  static func bad() { race { await withCheckedContinuation { keep($0) } } }

  static func good() {
    race {
      let kept = Shared<CheckedContinuation<Void, Never>?>(nil)
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if Task.isCancelled { return continuation.resume() }
          kept.change { $0 = continuation }
        }
      } onCancel: {
        kept.change {
          $0?.resume()
          $0 = nil
        }
      }
    }
  }

  nonisolated static let kept = Shared<[CheckedContinuation<Void, Never>]>([])
  nonisolated static func keep(_ continuation: CheckedContinuation<Void, Never>) {
    kept.change { $0.append(continuation) }
  }

  static func race(_ wait: @escaping @Sendable () async -> Void) {
    let isOver = Shared(false)
    Task.detached {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await wait() }
        group.addTask { try? await Task.sleep(for: .milliseconds(100)) }
        await group.next()
        group.cancelAll()
      }
      isOver.change { $0 = true }
    }
    finish(after: 1, "the time-out never ends") { !isOver.value }
  }
}

/// The wake-up comes before the task that would have waited for it.
enum ContinuationRegisteredInTask: Proof {
  static let rule = "continuation_registered_in_task"

  actor Signal {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    func add(_ continuation: CheckedContinuation<Void, Never>) { waiting.append(continuation) }
    func wake() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
    func bad() async {
      await withCheckedContinuation { continuation in
        Task { self.add(continuation) }
        // What follows is on the actor already when the task gets its turn.
        self.wake()
      }
    }
    func good() async {
      await withCheckedContinuation { continuation in
        add(continuation)
        wake()
      }
    }
  }

  static func bad() { watch { await $0.bad() } }
  static func good() { watch { await $0.good() } }

  static func watch(_ wait: @escaping @Sendable (Signal) async -> Void) {
    let isOver = Shared(false)
    Task.detached {
      await wait(Signal())
      isOver.change { $0 = true }
    }
    finish(after: 0.5, "the wake-up is lost") { !isOver.value }
  }
}

/// The second stream takes the first one's place, and the first consumer hears nothing more.
enum StreamContinuationOverwritten: Proof {
  static let rule = "stream_continuation_overwritten"

  @MainActor final class Source {
    private var continuation: AsyncStream<Int>.Continuation?
    func bad() -> AsyncStream<Int> { AsyncStream { self.continuation = $0 } }
    func good() -> AsyncStream<Int> {
      continuation?.finish()
      return AsyncStream { self.continuation = $0 }
    }
    func send() {
      continuation?.yield(1)
      continuation?.finish()
    }
  }

  static func bad() { watch { $0.bad() } }
  static func good() { watch { $0.good() } }

  static func watch(_ stream: (Source) -> AsyncStream<Int>) {
    let source = Source()
    let isOver = Shared(false)
    let first = stream(source)
    Task {
      for await _ in first {}
      isOver.change { $0 = true }
    }
    let second = stream(source)
    Task { for await _ in second {} }
    source.send()
    finish(after: 0.5, "the first consumer waits for ever") { !isOver.value }
  }
}
