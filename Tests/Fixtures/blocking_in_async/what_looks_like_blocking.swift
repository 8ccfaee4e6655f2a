import Foundation

actor Turnstile {
  func wait() async {}
  func wait(timeout: Double) async -> Bool { true }
}

final class Visitor {
  let turnstile = Turnstile()
  let semaphore = Turnstile()
  let done = DispatchSemaphore(value: 0)

  func suspends(_ process: Program) async throws {
    await turnstile.wait()
    await semaphore.wait()
    _ = await semaphore.wait(timeout: 3)
    try await process.waitUntilExit()
    try await Task.sleep(nanoseconds: 1)
    await sleep(5)
    try await ContinuousClock().sleep(for: .seconds(1))
  }

  func sleep(_ seconds: Int) async {}

  func onlyLooks() async -> Bool {
    done.wait(timeout: .now()) == .success
  }

  func neverInATask() {
    done.wait()
    Thread.sleep(forTimeInterval: 1)
  }

  func onAnotherThread() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { // expect: dispatch_global_async
        self.done.wait()
        continuation.resume()
      }
    }
    Thread.detachNewThread { Foundation.sleep(1) }
  }

  func byNobodyKnowsWhom(_ run: Runner) async {
    run.later { Foundation.sleep(1) }
  }

  func sleepyName(_ cat: Cat) async {
    cat.sleep(1)
    cat.wait()
    _ = cat.sleep
  }
}

struct Cat {
  func sleep(_ hours: Int) {}
  func wait() {}
}

/// Its threads are its own.
actor Camera {
  let queue = DispatchSerialQueue(label: "camera")
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  func warmUp() {
    sleep(1)
  }
}

func onAnExecutorOfItsOwn(_ executor: any TaskExecutor) {
  Task(executorPreference: executor) { sleep(1) }
}
