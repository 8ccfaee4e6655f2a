actor Gate {
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func wait() async {
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Who opens it again resumes them again.
  func open() {
    for waiter in waiters {
      waiter.resume() // expect: continuation_misuse (resumes these continuations again)
    }
  }

  func openAll() {
    waiters.forEach { $0.resume() } // expect: continuation_misuse (resumes these continuations again)
  }

  func openOnce() {
    guard !isOpen else { return }
    isOpen = true
    waiters.forEach { $0.resume() }
  }
}

actor Door {
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var named: [String: CheckedContinuation<Void, Never>] = [:]

  func wait() async {
    await withCheckedContinuation { waiters.append($0) }
  }

  func wait(for name: String) async {
    await withCheckedContinuation { named[name] = $0 }
  }

  func open() {
    for waiter in waiters { waiter.resume() }
    waiters.removeAll()
  }

  func openNamed() {
    named.values.forEach { $0.resume() }
    named = [:]
  }
}

actor Names {
  private var named: [String: CheckedContinuation<Void, Never>] = [:]

  func wait(for name: String) async {
    await withCheckedContinuation { named[name] = $0 }
  }

  func open() {
    named.values.forEach { $0.resume() } // expect: continuation_misuse (resumes these continuations again)
  }
}

/// Who looks at a list empties nothing.
actor Queue {
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isLong: Bool { !waiters.filter { _ in true }.isEmpty }

  func wait() async {
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    for waiter in waiters { waiter.resume() } // expect: continuation_misuse (warning: a second call)
  }
}

actor Gate {
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    await withCheckedContinuation { waiters.append($0) }
  }

  func open() {
    for waiter in waiters { waiter.resume() }
    waiters = waiters.filter { _ in false }
  }
}
