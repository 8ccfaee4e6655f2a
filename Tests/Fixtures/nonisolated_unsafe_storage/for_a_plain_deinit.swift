// 'deinit' has the object to itself, and is on no actor: what only main and it touch needs no lock.
@MainActor final class Watch {
  nonisolated(unsafe) private var task: Task<Void, Never>?

  func start() { task = Task {} }

  deinit { task?.cancel() }
}

@MainActor final class OpenWatch {
  nonisolated(unsafe) var task: Task<Void, Never>? // expect: nonisolated_unsafe_storage (note)

  func start() { task = Task {} }

  deinit { task?.cancel() }
}

@MainActor final class SharedWatch {
  nonisolated(unsafe) private var task: Task<Void, Never>? // expect: nonisolated_unsafe_storage

  func start() { task = Task {} }
  nonisolated func stop() { task?.cancel() }

  deinit { task?.cancel() }
}

// Nothing needs the opt-out here.
@MainActor final class NewWatch {
  nonisolated(unsafe) private var task: Task<Void, Never>? // expect: nonisolated_unsafe_storage (note)

  func start() { task = Task {} }

  isolated deinit { task?.cancel() }
}

// An actor's own code needs no lock either, and sets it in an 'init' that is on no actor.
actor Storage {
  private nonisolated(unsafe) var opening: Task<Void, Never>?
  private nonisolated(unsafe) var closing: Task<Void, Never>? // expect: nonisolated_unsafe_storage (note)
  private nonisolated(unsafe) var reading: Task<Void, Never>? // expect: nonisolated_unsafe_storage

  init() {
    opening = Task { await self.open() }
  }

  deinit { opening?.cancel() }

  func open() async {
    await opening?.value
    reading = Task {}
  }

  func close() {
    closing?.cancel()
    closing = Task {}
  }

  nonisolated func hurry() { reading?.cancel() }
}
