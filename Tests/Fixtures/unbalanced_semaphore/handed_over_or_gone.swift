import Dispatch

final class Pool {
  private let permits = DispatchSemaphore(value: 4)

  func get() throws -> (item: Int, release: () -> Void) {
    permits.wait()
    do {
      let item = try make()
      return (item, { self.release(item) })
    } catch {
      permits.signal()
      throw error
    }
  }

  private func release(_ item: Int) { permits.signal() }
  private func make() throws -> Int { 1 }
}

final class Keeper {
  private let permits = DispatchSemaphore(value: 1)

  func use(_ work: () throws -> Bool) rethrows {
    permits.wait() // expect: unbalanced_semaphore
    if try work() { return }
    permits.signal()
  }
}

func measure(_ work: () throws -> Void) throws {
  let waiter = DispatchSemaphore(value: 1)
  waiter.wait()
  try work()
  waiter.signal()
}

func measureAll(_ items: [Int], _ work: (Int) throws -> Bool) rethrows {
  let waiter = DispatchSemaphore(value: 1)
  for item in items {
    waiter.wait() // expect: unbalanced_semaphore
    if try work(item) { continue }
    waiter.signal()
  }
}
