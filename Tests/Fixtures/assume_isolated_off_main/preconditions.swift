import Foundation

@MainActor var page = 1

struct Reader {
  func turn() {
    dispatchPrecondition(condition: .onQueue(.main))
    let first = 1
    let second = 2
    let sum = first + second
    print(sum)
    for number in 0..<sum {
      print(number)
    }
    if sum > 1 {
      print("many")
    }

    MainActor.assumeIsolated { page += 1 }
  }

  func back() {
    dispatchPrecondition(condition: .onQueue(DispatchQueue.main))
    MainActor.assumeIsolated { page -= 1 }
  }

  func open() {
    precondition(Thread.isMainThread, "only on main")
    MainActor.assumeIsolated { page = 1 }
  }

  func close() {
    assert(Thread.isMainThread)
    MainActor.assumeIsolated { page = 1 }
  }

  func mark() {
    MainActor.preconditionIsolated()
    MainActor.assumeIsolated { page = 1 }
  }

  func unmark() {
    MainActor.assertIsolated("main")
    MainActor.assumeIsolated { page = 1 }
  }

  func wrong() {
    dispatchPrecondition(condition: .notOnQueue(.main))
    MainActor.assumeIsolated { page = 1 } // expect: assume_isolated_off_main
  }

  func other(_ queue: DispatchQueue) {
    dispatchPrecondition(condition: .onQueue(queue))
    MainActor.assumeIsolated { page = 1 } // expect: assume_isolated_off_main
  }

  func unrelated() {
    precondition(page > 0)
    assert(!Thread.isMainThread)
    MainActor.assumeIsolated { page = 1 } // expect: assume_isolated_off_main
  }

  func paused() async {
    MainActor.preconditionIsolated()
    MainActor.assumeIsolated { page = 1 }
    await Task.yield()
    MainActor.assumeIsolated { page = 2 } // expect: assume_isolated_off_main
  }

  func startsTask() {
    MainActor.preconditionIsolated()
    Task { await paused() }
    MainActor.assumeIsolated { page = 1 }
  }
}
