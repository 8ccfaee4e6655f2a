import Foundation

final class Printer {
  let done = DispatchSemaphore(value: 0)
  private let jobs = DispatchGroup()

  func waits() async {
    jobs.wait() // expect: blocking_in_async (a thread that tasks share)
    done.wait(timeout: .now() + 5) // expect: blocking_in_async ('wait' blocks)
    _ = done.wait(wallTimeout: .distantFuture) // expect: blocking_in_async
  }

  func sleeps() async {
    Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async ('await Task.sleep')
    Thread.sleep(until: .now) // expect: blocking_in_async
    sleep(2) // expect: blocking_in_async
    usleep(500) // expect: blocking_in_async
    Foundation.sleep(1) // expect: blocking_in_async
  }

  func inTasks() {
    Task { sleep(1) } // expect: blocking_in_async
    Task.detached { [done] in
      done.wait() // expect: blocking_in_async
    }
  }

  func inAGroup() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { Thread.sleep(forTimeInterval: 1) } // expect: blocking_in_async
      Thread.sleep(forTimeInterval: 1) // expect: blocking_in_async
    }
  }

  func inAClosureThatAwaits(_ show: Show) {
    show.perform {
      await self.waits()
      sleep(1) // expect: blocking_in_async
    }
    show.perform { () async in sleep(1) } // expect: blocking_in_async
  }

  func inPlace(_ names: [String]) async {
    names.forEach { _ in usleep(10) } // expect: blocking_in_async
    await withCheckedContinuation { continuation in
      done.wait() // expect: blocking_in_async
      continuation.resume()
    }
  }

  var count: Int {
    get async {
      sleep(1) // expect: blocking_in_async
      return 1
    }
  }

  func process(_ process: Process, _ operations: OperationQueue) async {
    process.waitUntilExit() // expect: blocking_in_async
    operations.waitUntilAllOperationsAreFinished() // expect: blocking_in_async
  }

  func named() async {
    let semaphore = gate(of: self)
    semaphore.wait() // expect: blocking_in_async
  }
}

actor Spooler {
  func spool() {
    sleep(1) // expect: blocking_in_async (a thread that tasks share)
  }
}

@MainActor final class Screen {
  func show() async {
    sleep(1) // expect: blocking_in_async (the main thread)
  }
}
