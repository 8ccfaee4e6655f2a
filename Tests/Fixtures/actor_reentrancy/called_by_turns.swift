actor AsyncLock {
  struct Context {}
  func withLock<T>(_ body: (Context) async throws -> T) async rethrows -> T { try await body(Context()) }
}

final class AsyncQueue: Sendable {
  func async(_ body: @escaping @Sendable () async -> Void) {}
}

// What a lock or a queue of its own lets in one by one may await whatever it likes.
actor Progress {
  private let updateQueue = AsyncQueue()
  private var shown: Int?
  private var wanted = 0

  nonisolated func begin() {
    updateQueue.async { await self.show() }
  }

  func change(to value: Int) {
    wanted = value
    updateQueue.async {
      await self.show()
    }
  }

  private func show() async {
    guard shown != wanted else { return }
    await send()
    shown = wanted
  }

  private func send() async {}
}

actor Containers {
  private let lock = AsyncLock()
  private var byName: [String: Int] = [:]

  func stop(_ name: String) async {
    await lock.withLock { context in
      await self.close(name, context: context)
    }
  }

  func remove(_ name: String) async {
    await lock.withLock { _ in await self.drop(name) }
  }

  private func close(_ name: String, context: AsyncLock.Context) async {
    await drop(name)
  }

  private func drop(_ name: String) async {
    guard byName[name] != nil else { return }
    await tell()
    byName[name] = nil
  }

  private func tell() async {}
}

// Two gates, and one who comes by neither.
actor Rooms {
  private let first = AsyncLock()
  private let second = AsyncLock()
  private var rooms: [String: Int] = [:]
  private var seats: [String: Int] = [:]
  private let lock = AsyncLock()

  func open(_ name: String) async {
    await first.withLock { _ in await self.load(name) }
    await lock.withLock { _ in await self.seat(name) }
  }

  func reopen(_ name: String) async {
    await second.withLock { _ in await self.load(name) }
    await seat(name)
  }

  private func load(_ name: String) async {
    guard rooms[name] == nil else { return }
    rooms[name] = await number() // expect: actor_reentrancy (note)
  }

  private func seat(_ name: String) async {
    guard seats[name] == nil else { return }
    seats[name] = await number() // expect: actor_reentrancy (note)
  }

  private func number() async -> Int { 1 }
}

struct DoorLock {
  enum Style { case bolt }
}

// No proof of a lock, and nobody at a gate.
actor Doors {
  private var doors: [String: Int] = [:]

  func open(_ name: String, style: DoorLock.Style) async {
    guard doors[name] == nil else { return }
    doors[name] = await number() // expect: actor_reentrancy (note)
  }

  private func retry(_ name: String) async {
    guard doors[name] == nil else { return }
    doors[name] = await number() // expect: actor_reentrancy (note)
    await retry(name)
  }

  private func number() async -> Int { 1 }
}
