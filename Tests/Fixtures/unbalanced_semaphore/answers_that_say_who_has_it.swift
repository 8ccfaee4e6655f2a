import Dispatch
import Foundation

final class Recorder {
  private let lock = NSLock()
  private var isOpen = true

  // Who hears that a slot was taken gives it back.
  func reserve(_ slots: DispatchSemaphore) -> Bool {
    guard slots.wait(timeout: .now()) == .success else { return false }
    lock.lock()
    let isReserved = isOpen
    lock.unlock()
    if !isReserved {
      slots.signal()
    }
    return isReserved
  }

  // The answer says something else.
  func count(_ slots: DispatchSemaphore, _ items: [Int]) -> Int {
    slots.wait() // expect: unbalanced_semaphore
    let total = items.count
    if isOpen {
      slots.signal()
    }
    return total
  }
}
