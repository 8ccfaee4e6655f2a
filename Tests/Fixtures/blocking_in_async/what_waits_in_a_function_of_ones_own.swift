import Dispatch

struct Bridge {
  func runBlocking(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      done.signal()
    }
    done.wait()
  }

  func use() async {
    runBlocking {} // expect: blocking_in_async ('runBlocking' waits)
    self.runBlocking {} // expect: blocking_in_async
  }

  func useWithoutTask() {
    runBlocking {}
  }
}

func start(_ bridge: Bridge) {
  Task {
    bridge.runBlocking {} // expect: blocking_in_async
    pause() // expect: blocking_in_async
    hurry()
    holdUp()
    later()
  }
}

struct Pausing {
  /// The one with `async` is meant.
  func pause(for seconds: Int) { sleep(1) }
  func pause(for seconds: Int) async {}

  func use() async {
    await pause(for: 1)
  }
}

// file: Elsewhere.swift
import Foundation

func pause() {
  Thread.sleep(forTimeInterval: 1)
}

func hurry() {}

private func holdUp() {
  sleep(1)
}

/// The sleep is another thread's.
func later() {
  DispatchQueue.global().async { sleep(1) } // expect: dispatch_global_async
}
