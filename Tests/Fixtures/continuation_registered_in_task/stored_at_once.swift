actor Gate {
  var waiters: [CheckedContinuation<Int, Never>] = []

  func wait() async -> Int {
    await withCheckedContinuation { waiters.append($0) }
  }

  func waitNamed() async -> Int {
    await withCheckedContinuation { continuation in
      waiters.append(continuation)
      Task { await self.open() }
    }
  }

  func work() async -> Int {
    await withCheckedContinuation { continuation in
      Task {
        let value = await self.compute()
        continuation.resume(returning: value)
      }
    }
  }

  func hand() async -> Int {
    await withCheckedContinuation { continuation in
      Task {
        let answer = continuation
        await self.answer(answer)
      }
    }
  }

  func pass() async -> Int {
    await withCheckedContinuation { continuation in
      Task { self.answer(continuation) }
    }
  }

  func answer(_ continuation: CheckedContinuation<Int, Never>) { continuation.resume(returning: 1) }
  func compute() async -> Int { 1 }
  func open() {}
}
