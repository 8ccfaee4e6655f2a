// Two functions of one name: the call's labels say which one waits.
actor Harbour {
  private var pilot: CheckedContinuation<String, Never>?

  private func ship() async -> String {
    await withCheckedContinuation { pilot = $0 } // expect: continuation_ignores_cancellation
  }

  func ship(before tide: Duration) async -> String? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask { await self.ship() }
      group.addTask { await self.ship(named: "Argo") }
      group.addTask {
        try? await Task.sleep(for: tide)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }

  private func ship(named name: String) async -> String { name }

  func arrive(_ name: String) {
    pilot?.resume(returning: name)
    pilot = nil
  }
}

protocol Signalling: Sendable {
  func signal(_ act: @escaping @Sendable (Int) -> Void)
}

extension Signalling {
  func level() async -> Int {
    await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation
      signal { continuation.resume(returning: $0) }
    }
  }

  func level(_ patience: Duration) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      group.addTask { await level() }
      group.addTask {
        try? await Task.sleep(for: patience)
        return 0
      }
      defer { group.cancelAll() }
      return await group.next() ?? 0
    }
  }
}

final class Lighthouse: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var onLight: (@Sendable () -> Void)?
  private var keeper: CheckedContinuation<Bool, Never>?

  var isLit: Bool {
    get async {
      await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation
        onLight = { continuation.resume(returning: true) }
      }
    }
  }

  var height: Int {
    get async { 30 }
  }

  func light(_ patience: Duration) async -> Bool {
    @Sendable func ask() async -> Bool {
      await withCheckedContinuation { keeper in self.keeper = keeper } // expect: continuation_ignores_cancellation
    }
    @Sendable func measure() async -> Bool { await self.height > 20 }

    return await withTaskGroup(of: Bool.self) { group in
      group.addTask { await self.isLit }
      group.addTask { await self.height > 10 }
      group.addTask { await ask() }
      group.addTask { await measure() }
      group.addTask {
        try? await Task.sleep(for: patience)
        return false
      }
      let isLit = await group.next() ?? false
      group.cancelAll()
      return isLit
    }
  }
}

struct Closed: Error {}

struct Ferry {
  let bell: any Signalling

  // Each child of a discarding group that throws cancels the others.
  func run(_ closing: @escaping @Sendable () async -> Void) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask {
        let level = await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation
          bell.signal { continuation.resume(returning: $0) }
        }
        print(level)
      }
      group.addTask {
        await closing()
        throw Closed()
      }
    }
    // Nobody asks this one for a result before all are done.
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        await withCheckedContinuation { continuation in
          bell.signal { _ in continuation.resume() }
        }
      }
      group.addTask {
        await closing()
        throw Closed()
      }
    }
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask {
        await withCheckedContinuation { continuation in
          bell.signal { _ in continuation.resume() }
        }
      }
      group.addTask {
        await closing()
        if Task.isCancelled { throw Closed() }
      }
    }
  }
}

// A subscript's getter is nobody's property.
struct Lamps: Sendable {
  let bell: Bell

  subscript(number: Int) -> Int {
    get async {
      await withCheckedContinuation { continuation in
        bell.signal { _ in continuation.resume(returning: number) }
      }
    }
  }

  func first() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      group.addTask { await self[1] }
      group.addTask { await self[2] }
      let first = await group.next() ?? 0
      group.cancelAll()
      return first
    }
  }
}
