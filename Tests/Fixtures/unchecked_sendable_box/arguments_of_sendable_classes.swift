import Foundation

/// The class that holds the value answers for it.
final class Job<Success>: @unchecked Sendable { // expect: unchecked_sendable_box
  let result: Success

  init(result: Success) { self.result = result }
}

final class Watcher<Success>: @unchecked Sendable {
  private let lock = NSLock()
  private let job: Job<Success>
  private var token: Int?

  init(job: Job<Success>) { self.job = job }

  func stop() {
    lock.withLock { token = nil }
    print(job.result)
  }
}
