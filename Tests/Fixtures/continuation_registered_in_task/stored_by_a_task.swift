actor Door {
  var waiters: [CheckedContinuation<Void, Never>] = []
  var guest: CheckedContinuation<Void, any Error>?

  func wait() async {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        waiters.append(continuation)
      }
    }
    try? await withCheckedThrowingContinuation { knock in
      Task.detached { await self.keep(knock) } // expect: continuation_registered_in_task
    }
    try? await withCheckedThrowingContinuation { knock in
      Task { self.guest = knock } // expect: continuation_registered_in_task
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await withCheckedContinuation { continuation in
          Task { // expect: continuation_registered_in_task
            await self.append(waiter: continuation)
          }
        }
      }
    }
  }

  func keep(_ knock: CheckedContinuation<Void, any Error>) { guest = knock }
  func append(waiter: CheckedContinuation<Void, Never>) { waiters.append(waiter) }
}
