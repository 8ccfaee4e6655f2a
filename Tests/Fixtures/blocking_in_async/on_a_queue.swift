import Dispatch

final class Courier {
  let done = DispatchSemaphore(value: 0)

  func deliver() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { // expect: dispatch_global_async
        self.done.wait()
        continuation.resume()
      }
    }
  }
}
