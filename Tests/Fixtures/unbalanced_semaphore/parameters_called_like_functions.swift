import Foundation

final class Permits {
  private let semaphore = DispatchSemaphore(value: 3)

  func run(_ leave: () throws -> Void) rethrows {
    semaphore.wait() // expect: unbalanced_semaphore
    try leave()
    semaphore.signal()
  }

  func end() {
    semaphore.wait()
    leave()
  }

  func leave() { semaphore.signal() }
}
