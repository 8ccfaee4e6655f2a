import Foundation

final class Permits {
  private let semaphore = DispatchSemaphore(value: 3)

  func run(_ work: () throws -> Void) rethrows {
    semaphore.wait() // expect: unbalanced_semaphore
    try work()
    semaphore.signal()
  }

  func runToo(_ work: () throws -> Void) throws {
    semaphore.wait()
    try end()
  }

  func work() {
    semaphore.wait()
    semaphore.signal()
  }

  func end() throws { semaphore.signal() }
}
