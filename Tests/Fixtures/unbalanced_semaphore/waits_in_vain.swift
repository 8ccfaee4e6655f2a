import Dispatch

struct Queue {
  let lock = DispatchSemaphore(value: 1)

  func timedOut() async {
    guard lock.wait(timeout: .now() + 1) == .success else { return } // expect: blocking_in_async
    lock.signal()
  }
}
