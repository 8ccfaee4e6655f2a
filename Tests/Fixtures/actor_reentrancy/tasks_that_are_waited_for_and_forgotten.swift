import Foundation

actor Typing {
  private var task: Task<Void, Never>?

  func start() async {
    await stop()
    task = Task { await self.type() }
  }

  func stop() async {
    task?.cancel()
    await task?.value
    task = nil // expect: actor_reentrancy (take it out before)
  }

  private func type() async {}
}

actor Login {
  private var active: Task<Void, any Error>?

  func begin(_ name: String) async throws {
    let task = Task { try await self.ask(name) }
    active = task
    defer { active = nil } // expect: actor_reentrancy (take it out before)
    try await task.value
  }

  func cancel() { active?.cancel() }

  private func ask(_ name: String) async throws {}
}

// Only where there is none a new one is started.
actor Loading {
  private var task: Task<Void, Never>?

  func start() {
    guard task == nil else { return }
    task = Task { await self.load() }
  }

  func stop() async {
    await task?.value
    task = nil
  }

  private func load() async {}
}

// Taken out before, or closed for good.
actor Session {
  private var task: Task<Void, Never>?
  private var isClosed = false

  func start() { task = Task { await self.run() } }

  func stop() async {
    let old = task
    task = nil
    await old?.value
  }

  func close() async {
    isClosed = true
    await task?.value
    task = nil
  }

  private func run() async {}
}

// An initializer runs before all else; a phase keeps others out.
actor Watching {
  enum Phase { case open, closed }

  private var task: Task<Void, Never>?
  private var other: Task<Void, Never>?
  private var phase = Phase.open

  init() { task = Task {} }

  func stop() async {
    await task?.value
    task = nil
  }

  func start() {
    guard phase == .open else { return }
    other = Task {}
  }

  func close() async {
    phase = .closed
    await other?.value
    other = nil
  }
}

actor Tokens {
  private var current: Task<Int, any Error>?
  private var token = 0

  func update(with task: Task<Int, any Error>) async throws {
    current = task
    token = try await task.value
    current = nil // expect: actor_reentrancy (drops it)
  }

  func updateOnce(with task: Task<Int, any Error>) async throws {
    guard current == nil else { return }
    current = task
    token = try await task.value
    current = nil
  }

  func cancel() {
    current?.cancel()
    current = nil
  }
}
