actor Reader {
  private var isStarted = false
  private var lines: [Int] = []
  private var total = 0
  private var last: Int?

  func start() {
    guard !isStarted else { return }
    isStarted = true
    Task { [weak self] in await self?.run() }
  }

  private func run() async {
    for _ in 0..<3 {
      await readLines()
    }
  }

  /// Nobody comes between the awaits of the one task.
  private func readLines() async {
    if lines.isEmpty {
      await pause()
      lines.append(1)
    }
    if total < 3 {
      await pause()
      total += 1 // expect: actor_reentrancy
    }
    guard last == nil else { return }
    await pause()
    last = lines.count
  }

  func add(_ number: Int) {
    total += number
  }

  private func pause() async {
    await Task.yield()
    await Task.yield()
  }
}

actor Restarter {
  private var isStarted = false
  private var lines: [Int] = []

  func start() {
    guard !isStarted else { return }
    isStarted = true
    Task { await run() }
  }

  func stop() {
    isStarted = false
  }

  /// The one before may still run.
  private func run() async {
    if lines.isEmpty {
      await Task.yield()
      lines.append(1) // expect: actor_reentrancy
    }
  }
}

actor Opener {
  private var isStarted = false
  private var lines: [Int] = []

  func start() {
    guard !isStarted else { return }
    isStarted = true
    Task { await run() }
  }

  func again() async {
    await run()
  }

  private func run() async {
    if lines.isEmpty {
      await Task.yield()
      lines.append(1) // expect: actor_reentrancy
    }
  }
}

/// Whoever finds his work alone in the queue goes through it.
actor Line {
  private var queue: [@Sendable () async -> Void] = []

  func enqueue(_ work: @escaping @Sendable () async -> Void) async {
    queue.append(work)
    if queue.count == 1 { await run() }
  }

  private func run() async {
    while let next = queue.first {
      await next()
      queue.removeFirst()
    }
  }
}

/// Whoever comes.
actor Crowd {
  private var queue: [@Sendable () async -> Void] = []

  func enqueue(_ work: @escaping @Sendable () async -> Void) async {
    queue.append(work)
    await run()
  }

  private func run() async {
    while let next = queue.first {
      await next()
      queue.removeFirst() // expect: actor_reentrancy
    }
  }
}
