// A list may hold the continuations in values of its own.
struct Waiter {
  let continuation: CheckedContinuation<Void, Never>
  let target: Int
}

actor Writer {
  private var waiters: [Waiter] = []
  private var others: [Waiter] = []
  private var written = 0

  func flush(_ target: Int) async {
    await withCheckedContinuation { waiters.append(Waiter(continuation: $0, target: target)) }
  }

  func flushOthers(_ target: Int) async {
    await withCheckedContinuation { others.append(Waiter(continuation: $0, target: target)) }
  }

  func wrote() {
    written += 1
    guard !waiters.isEmpty else { return }
    for waiter in waiters where written >= waiter.target {
      waiter.continuation.resume() // expect: continuation_misuse (a second call resumes these continuations again)
    }
  }

  func wroteOthers() {
    for waiter in others { waiter.continuation.resume() }
    others.removeAll()
  }
}

protocol Remote {
  func subscribe(_ each: @escaping (Int) -> Void)
}

func first(of remote: any Remote) async -> Int {
  await withCheckedContinuation { continuation in
    remote.subscribe { change in
      continuation.resume(returning: change) // expect: continuation_misuse (this may run again)
    }
  }
}

/// RxSwift's, which says when there is only one.
func connect(_ states: Observable) async {
  await withCheckedContinuation { continuation in
    states.asObservable().subscribe(onNext: { state in
      guard state == 1 else { return }
      continuation.resume() // expect: continuation_misuse (this may run again)
    })
  }
  await withCheckedContinuation { continuation in
    states.asObservable().take(1).subscribe(onNext: { _ in continuation.resume() })
  }
}
