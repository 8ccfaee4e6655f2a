actor Berth {
  private var moored = 0
  private let places = 4
  private var isOpen = false
  private var names: [String] = []
  private var pilot: String?

  private var isFull: Bool { moored >= places }
  private var isReady: Bool {
    get { isOpen && pilot != nil }
  }
  private func hasRoom(for more: Int) -> Bool { moored + more <= places }
  private func isKnown(_ name: String) async -> Bool { names.contains(name) }
  private var isElsewhere: Bool { Harbour.isShut }

  func moor() async {
    guard !isFull else { return }
    await signal()
    moored += 1 // expect: actor_reentrancy
  }

  func moorMore(_ more: Int) async {
    if hasRoom(for: more) {
      await signal()
      moored += more // expect: actor_reentrancy
    }
  }

  func moorAtOnce() async {
    guard !isFull else { return }
    moored += 1
    await signal()
  }

  func moorAskedAgain() async {
    guard !isFull else { return }
    await signal()
    guard hasRoom(for: 1) else { return }
    moored += 1
  }

  // Another member is no part of the answer.
  func note(_ name: String) async {
    guard !isFull else { return }
    await signal()
    names.append(name)
  }

  func open() async {
    if !isReady {
      await signal()
      pilot = "pilot" // expect: actor_reentrancy (note: two callers can pass the check of 'isReady')
    }
  }

  func dismiss() async {
    guard isReady else { return }
    await signal()
    pilot = nil // expect: actor_reentrancy (note: two callers can pass the check of 'isReady')
  }

  // Who asks another object, or waits for the answer, asks nothing here.
  func shut() async {
    guard isElsewhere, await isKnown("a") else { return }
    await signal()
    moored -= 1
  }

  // What is no condition decides nothing.
  func log() async {
    print(hasRoom(for: 2))
    await signal()
    moored += 1
  }

  private func signal() async {}
}

enum Harbour {
  static let isShut = false
}

actor Lanes {
  private var taken: [String: Int] = [:]
  private let limit = 10

  func reserve(_ lane: String, _ weight: Int) async {
    guard room(on: lane) >= weight else { return }
    await confirm(lane)
    taken[lane, default: 0] += weight // expect: actor_reentrancy
  }

  func reserveFirst(_ lane: String, _ weight: Int) async {
    guard room(on: lane) >= weight else { return }
    taken[lane, default: 0] += weight
    await confirm(lane)
  }

  private func room(on lane: String) -> Int { limit - (taken[lane] ?? 0) }
  private func confirm(_ lane: String) async { try? await Task.sleep(for: .seconds(1)) }
}

// What changes the state by itself is no question.
actor Tickets {
  private var free = 3

  func use() async {
    guard take() >= 0 else { return }
    await show()
    free += 1
  }

  private func take() -> Int {
    guard free > 0 else { return -1 }
    free -= 1
    return free
  }

  private func show() async { try? await Task.sleep(for: .seconds(1)) }
}
