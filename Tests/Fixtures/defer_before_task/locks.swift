import Foundation

final class Ledger: @unchecked Sendable {
  private var mutex = pthread_mutex_t()
  private var gate = os_unfair_lock()
  private var entries: [Task<Void, Never>] = []

  func add(_ work: @escaping @Sendable () async -> Void) {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    entries.append(Task { await work() })
  }

  func replace(_ work: @escaping @Sendable () async -> Void) {
    os_unfair_lock_lock(&gate)
    defer { os_unfair_lock_unlock(&gate) }
    Task { await work() }
  }
}

@MainActor final class Form {
  private let lock = NSLock()
  private var isSending = false

  /// To take a lock is no work.
  func send() {
    isSending = true
    defer { isSending = false } // expect: defer_before_task
    lock.lock()
    defer { lock.unlock() }
    Task { await deliver() }
  }

  func deliver() async {}
}
