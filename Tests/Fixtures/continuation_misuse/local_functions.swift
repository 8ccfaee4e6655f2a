func fetch(_ done: @escaping (Int?) -> Void) {}

struct Lost: Error {}

func twice(isReady: Bool) async {
  await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
    let done: () -> Void = { waiter.resume() }
    if isReady { done() }
    done()  // expect: continuation_misuse (already resumed)
  }
}

func never(isReady: Bool) async {
  await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in // expect: continuation_misuse (does not resume)
    func done() { waiter.resume() }
    if isReady { done() }
  }
}

func forgotten() async throws -> Int {
  try await withCheckedThrowingContinuation { waiter in
    let finish: (Result<Int, any Error>) -> Void = { waiter.resume(with: $0) }
    fetch { value in
      guard let value else { return }  // expect: continuation_misuse (without resuming)
      finish(.success(value))
    }
  }
}

func onEachPath() async throws -> Int {
  try await withCheckedThrowingContinuation { waiter in
    func finish(_ value: Int?) {
      if let value { waiter.resume(returning: value) } else { waiter.resume(throwing: Lost()) }
    }
    fetch { value in
      guard value != 0 else {
        finish(nil)
        return
      }
      finish(value)
    }
  }
}

func once() async -> Int {
  await withCheckedContinuation { waiter in
    var isDone = false
    func finishOnce(_ value: Int) {
      guard !isDone else { return }
      isDone = true
      waiter.resume(returning: value)
    }
    fetch { finishOnce($0 ?? 0) }
    finishOnce(2)
  }
}

func handedOn(_ tell: (@escaping (Int?) -> Void) -> Void) async -> Int? {
  await withCheckedContinuation { waiter in
    let finish: (Int?) -> Void = { waiter.resume(returning: $0) }
    tell(finish)
  }
}

// It may be called or not: nobody sees who does.
func throughAnother(isReady: Bool) async {
  await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
    func done() { waiter.resume() }
    func perhaps() { if isReady { done() } }
    perhaps()
  }
}
