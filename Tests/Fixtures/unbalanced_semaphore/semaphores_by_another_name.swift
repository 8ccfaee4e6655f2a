// A local that names somebody else's semaphore is not the function's own.
actor Slots {
  private var free = 1
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }

  func signal() {
    if waiters.isEmpty { free += 1 } else { waiters.removeFirst().resume() }
  }
}

enum Loader {
  static let fast = Slots()
  static let slow = Slots()

  static func slots(isUrgent: Bool) -> Slots { isUrgent ? fast : slow }

  static func load(isUrgent: Bool) async throws -> Int {
    let slots = slots(isUrgent: isUrgent)
    await slots.wait() // expect: unbalanced_semaphore
    let answer = try await ask()
    await slots.signal()
    return answer
  }

  static func loadSlowly() async throws -> Int {
    let slots = slow
    await slots.wait() // expect: unbalanced_semaphore
    let answer = try await ask()
    await slots.signal()
    return answer
  }

  static func loadAlone() async throws -> Int {
    let slots = Slots()
    await slots.wait()
    let answer = try await ask()
    await slots.signal()
    return answer
  }

  static func ask() async throws -> Int { 1 }
}
